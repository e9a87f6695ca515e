/** Longest address a mail server has to accept (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const emailLength = 254;

/**
 * Something, @, something, dot, something, no spaces (spec §5); no sign that a mail program reads as the edge of an address
 * (RFC 5322 §3.2.3), none that nobody sees, and no empty part of a domain, where no mail arrives. Bounded: without bounds 60 000 dots keep a processor busy for seconds.
 */
export const emailShape =
  /^[^\s@<>()[\]\\,;:"\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f]{1,190}@(?!\.)(?![^@]{0,254}\.\.)[^\s@<>()[\]\\,;:"\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f]{1,190}\.[^\s@<>()[\]\\,;:"\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f]{1,63}$/;

export const isEmail = (text: string): boolean => text.length <= emailLength && emailShape.test(text);
