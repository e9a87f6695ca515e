/** From so many persons on a list shows lines only, and forms where they are asked for: drawing two hundred takes seconds. */
export const longListFrom = 11;
/** Wrong persons whose forms a long list opens at once, and problems the summary names; the next follow as they are mended. */
export const mendedAtOnce = 10;
