/** Longest name part we take; ICAO passports hold 39 characters for the whole name. */
export const personNameLength = 60;

/** Spaces at the ends go, runs of them become one. Case is never touched: names belong to their owners. */
export const tidyPersonName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Letters of any script, with spaces, hyphens and apostrophes between them. */
export const isPersonName = (text: string): boolean =>
  text.length <= personNameLength &&
  /^['’]?\p{L}[\p{L}\p{M}\u200C]*(?:[ '’-]+[\p{L}\p{M}\u200C]+)*['’]?$/u.test(text);
