/** From so many persons on a list shows lines only, and forms where they are asked for: drawing two hundred takes seconds. */
export const longListFrom = 11;
/** Wrong persons whose forms a long list opens at once; the next follow as they are mended. */
export const mendedAtOnce = 10;
/** Problems the summary names, more than a form with a few persons can have; it counts the rest. */
export const namedAtOnce = 20;
