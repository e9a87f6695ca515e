/**
 * Where every build's loader of later parts finds ours: shell and remotes are bundles of their own, and each has such a loader
 * (`vite/checked-imports.ts`).
 */
export const checkedImports = Symbol.for('sigorta.checked-imports');

/**
 * Loads a part of a build once its files have come as they were built.
 * @param addresses of the part, of what it imports and of its styles
 */
export type LoadChecked = <Part>(addresses: readonly string[], load: () => Promise<Part>) => Promise<Part>;
