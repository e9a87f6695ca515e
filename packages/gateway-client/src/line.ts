/**
 * The browser itself says that it has no way out. Where it says nothing of the kind the line may be gone all the same; then only
 * what a call met tells.
 */
export const isLineGone = (): boolean => globalThis.navigator?.onLine === false;
