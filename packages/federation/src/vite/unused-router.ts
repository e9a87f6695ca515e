import type { Plugin } from 'vite';

const ofRouter = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/;

const named = /^\w+\.displayName = "[^"\n]*";$/gm;
/** a boundary of routes, which gets its context behind the class */
const boundary = /^(var (\w+) = class extends [\w.]+ \{)([\s\S]*?^\};)\n\2\.contextType = (\w+);$/gm;
/** `var Form = React10.forwardRef(`, and contexts and memos like it */
const made = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * The router's chunk as a bundler can leave out what nobody imports of it: what is made while it is loaded (its form, boundaries of
 * routes, contexts of data) says that it does nothing else, and names for developers' tools go.
 * @throws when it does not read as expected
 */
export function withoutUnused(code: string): string {
  const lean = code
    .replaceAll(named, '')
    .replaceAll(boundary, '$1\n  static contextType = $4;$3')
    .replaceAll(made, '$1/* @__PURE__ */ $2');
  if (!lean.includes('var Form = /* @__PURE__ */ ') || !lean.includes('static contextType = '))
    throw new Error('The router reads in another way: packages/federation/src/vite/unused-router.ts');
  return lean;
}

/** The router says to a bundler that its files do nothing by themselves, but not which of their lines do not. */
export const unusedRouter = (): Plugin => ({
  name: 'sigorta:unused-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ofRouter },
    handler: (code) =>
      code.includes('function BrowserRouter(') ? { code: withoutUnused(code), map: null } : null,
  },
});
