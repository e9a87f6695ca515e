import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { checkedImports } from '../source/checked-imports.ts';

const helper = /^\0vite\/preload-helper\.js$/;
const exported = 'export const __vitePreload = ';
const symbol = `Symbol.for(${JSON.stringify(checkedImports.description)})`;

/**
 * Vite's loader of later parts hands over to ours, where the document brought one (`source/load-checked.ts`); the dev server's
 * and a family's own frame do not.
 * @throws when Vite's helper does not read as expected
 */
export const checkedLoader = (code: string): string => {
  if (!code.includes(exported) || !code.includes('assetsURL'))
    throw new Error('Vite loads later parts in another way: packages/federation/src/vite/checked-imports.ts');
  return `${code.replace(exported, 'const preloadNow = ')}
export const __vitePreload = (load, deps, importerUrl) => {
  const loadChecked = globalThis[${symbol}];
  if (!loadChecked || !deps) return preloadNow(load, deps, importerUrl);
  return loadChecked(deps.map((dep) => assetsURL(dep, importerUrl)), load);
};`;
};

/** Every part that is loaded later is named to the loader, also one that brings nothing along. */
export const checkedPreload: NonNullable<BuildEnvironmentOptions['modulePreload']> = {
  polyfill: false,
  resolveDependencies: (file, deps, { hostType }) =>
    hostType === 'html' || deps.includes(file) ? deps : [file, ...deps],
};

/** Parts of a build that are loaded later are checked against the sums that the document knows. */
export const checkImports = (): Plugin => ({
  name: 'sigorta:checked-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: helper },
    handler: (code) => ({ code: checkedLoader(code), map: null }),
  },
});
