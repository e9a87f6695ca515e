/**
 * Both ends of a stream of lines, ms: the gateway says something at least so often, and a page gives up one that said nothing for
 * so long. Between them there is time for a slow line, and for pages that were built when the gateway spoke more often.
 */
export const streamSilence = { most: 20_000, dead: 30_000 };
