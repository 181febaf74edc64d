/**
 * What an address of mail looks like: one, and no list or group of them, by which one person would count as many. A pattern
 * without its ends.
 */
export const MAIL_ADDRESS = '[^@\\s<>()\\[\\]\\\\,;:"]+@[^@\\s<>()\\\\,;:"]+';
