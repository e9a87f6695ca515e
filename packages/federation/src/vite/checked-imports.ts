import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { checkedImports } from '../source/checked-imports.ts';

const helper = /^\0vite\/preload-helper\.js$/;
const exported = 'export const __vitePreload = ';
const symbol = `Symbol.for(${JSON.stringify(checkedImports.description)})`;

/**
 * Vite's loader of later parts hands over to ours, which every document of the site brings (`source/load-checked.ts`); the one of a
 * family's own frame does not, so that a build for it (`isAlone`) keeps Vite's beside it.
 * @throws when Vite's helper does not read as expected
 */
export const checkedLoader = (code: string, isAlone: boolean): string => {
  if (!code.includes(exported) || !code.includes('assetsURL'))
    throw new Error('Vite loads later parts in another way: packages/federation/src/vite/checked-imports.ts');
  return `${code.replace(exported, 'const preloadNow = ')}
export const __vitePreload = (load, deps, importerUrl) => {
  const loadChecked = globalThis[${symbol}];
  if (!loadChecked || !deps) return ${isAlone ? 'preloadNow(load, deps, importerUrl)' : 'load()'};
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
export const checkImports = (isAlone: boolean): Plugin => ({
  name: 'sigorta:checked-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: helper },
    handler: (code) => ({ code: checkedLoader(code, isAlone), map: null }),
  },
});
