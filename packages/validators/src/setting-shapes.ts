/** What settings of a partner may look like; everything else counts as not set. */
export const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** a file on our own origin: no host, no dot segments, no query */
export const ownPicture = /^\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:svg|png|webp|jpe?g|ico)$/i;
export const phone = /^\+?[0-9][0-9 ()-]{4,24}$/;
export const email = /^[^\s@<>"',;:]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,24}$/i;
/** a point on the map; the address around it is ours */
export const coordinates = /^-?\d{1,2}\.\d{1,8},\s?-?\d{1,3}\.\d{1,8}$/;
/** from when to when on a day, `09:00-18:00`; a day may end at 24:00 */
export const openingSpan = /^([01]\d|2[0-3]):[0-5]\d-(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Digits of a chat number with its dial code, null for anything else. */
export const chatNumber = (text: unknown): string | null => {
  const digits = typeof text === 'string' ? text.replace(/[\s()+-]/g, '') : '';
  return /^\d{8,15}$/.test(digits) ? digits : null;
};
