/** Longest address a mail server has to accept (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const emailLength = 254;

/** Something, @, something, dot, something, no spaces (spec §5). */
export const isEmail = (text: string): boolean =>
  text.length <= emailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
