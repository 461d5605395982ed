import CGtk

/// A message in the user's language.
///
/// The words are looked up in the catalogue of the domain ``MessageCatalogue/domain``; where there is none they stay as
/// they are. In the message `%s` and `%d` stand for the arguments in their order, `%1$s` and `%2$d` for the one of that
/// number (a translation may need another order), and `%%` for a percent sign; where there are no arguments the message
/// is taken as it is.
/// - Parameters:
///   - message: the words in English, as one literal with nothing interpolated, so that xgettext finds them.
///   - arguments: what is put in.
/// Thread: any.
public func localized(_ message: String, _ arguments: any CustomStringConvertible...) -> String {
    MessageTemplate.filled(MessageCatalogue.message(message), arguments)
}

/// A message of a few words whose translation depends on where they stand.
/// - Parameters:
///   - context: tells translators where, for example "menu"; it is never shown.
///   - message: as for ``localized(_:_:)``.
///   - arguments: what is put in.
/// Thread: any.
public func localizedContext(
    _ context: String, _ message: String, _ arguments: any CustomStringConvertible...
) -> String {
    MessageTemplate.filled(MessageCatalogue.message(message, in: context), arguments)
}

/// A message about a number of things, in the plural form that the language has for that number.
/// - Parameters:
///   - one: the words in English for one.
///   - many: the words in English for any other number.
///   - count: the number; it is the first of the arguments.
///   - arguments: what is put in after the number.
/// Thread: any.
public func localizedPlural(
    _ one: String, _ many: String, _ count: Int, _ arguments: any CustomStringConvertible...
) -> String {
    MessageTemplate.filled(MessageCatalogue.message(one, many, count: count), [count] + arguments)
}
