import type { Plugin } from 'vite';

const asked = '__federation_fn_satisfy';
const id = '\0sigorta:no-versions';

/**
 * Remotes take what is shared from the shell whatever version it has (`shared.ts`), so the plugin's comparison of versions is never
 * called: 11 KB of source that every remote carried.
 */
export const noVersions = (): Plugin => ({
  name: 'sigorta:no-versions',
  enforce: 'pre',
  resolveId: (source) => (source === asked ? id : null),
  load: (loaded) =>
    loaded === id
      ? "export const satisfy = () => { throw new Error('shared modules have no versions: packages/federation/src/vite/no-versions.ts'); };"
      : null,
});
