/**
 * Words for the Node of a gateway that ends after some thousand statements: the engine keeps the embedded database as it first translated it.
 * Translating it once more, for speed, costs a short life more than it gains (decision 0649). As `node --v8-options` tells them.
 */
export const shortLived: readonly string[] = ['--liftoff-only'];
