import type { Plugin } from 'vite';
import { minifySync, rolldownVersion } from 'vite8';

/**
 * Whatever a build wrote, smaller by what esbuild leaves: it folds nothing across statements, inlines nothing that is called once and
 * repeats names less well than a compressor likes. Last of all, since Vite and the federation plugin look for words of their own in what
 * esbuild wrote; so a file's name, which was given before, tells of the minifier too.
 */
export const minifyAgain = (): Plugin => ({
  name: 'sigorta:minify-again',
  apply: 'build',
  enforce: 'post',
  augmentChunkHash: () => `rolldown ${rolldownVersion}, hinted`,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = hinted(file, minified(file));
    },
  },
});

/** Parts that a page runs as soon as they have come: the shell's start, and what a form shows together (`remote-chunk`). */
const startParts: ReadonlySet<string> = new Set(['shell', 'base', 'form', 'fields']);

/**
 * Most functions of a page's start are called at once. Told so, a browser compiles them beside the page's thread while the file is on its
 * way; otherwise each is read twice, the second time when the page waits for it. Others take it for a comment.
 */
export const hinted = ({ name }: { name: string }, code: string): string =>
  startParts.has(name) ? `//# allFunctionsCalledOnLoad\n${code}` : code;

/** @throws when a built file is no module */
export function minified({ fileName, code }: { fileName: string; code: string }): string {
  const { code: smaller, errors } = minifySync(fileName, code, { module: true });
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join(', ')}`);
  return smaller;
}
