/** Longest address a mail server has to accept (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const emailLength = 254;

/**
 * Something, @, something, dot, something, no spaces (spec §5); no sign that a mail program reads as the edge of an address
 * (RFC 5322 §3.2.3). Bounded: without bounds 60 000 dots keep a processor busy for seconds.
 */
export const emailShape =
  /^[^\s@<>()[\]\\,;:"]{1,190}@[^\s@<>()[\]\\,;:"]{1,190}\.[^\s@<>()[\]\\,;:"]{1,63}$/;

export const isEmail = (text: string): boolean => text.length <= emailLength && emailShape.test(text);
