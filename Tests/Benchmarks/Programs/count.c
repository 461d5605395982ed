/* Counts allocations: a library to be loaded before all others (LD_PRELOAD).
 *
 * `allocation_count` tells how many there have been in this process.
 */
#define _GNU_SOURCE
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_long allocations;

long allocation_count(void) { return atomic_load(&allocations); }

void *malloc(size_t size) {
    atomic_fetch_add(&allocations, 1);
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    atomic_fetch_add(&allocations, 1);
    return __libc_calloc(count, size);
}

void *realloc(void *place, size_t size) {
    atomic_fetch_add(&allocations, 1);
    return __libc_realloc(place, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    atomic_fetch_add(&allocations, 1);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
    atomic_fetch_add(&allocations, 1);
    *place = __libc_memalign(alignment, size);
    return *place ? 0 : 12;
}
