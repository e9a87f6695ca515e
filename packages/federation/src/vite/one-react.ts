import type { Plugin } from 'vite';
import { singletons } from './shared.ts';

const packageOf = (id: string): string | undefined =>
  id.includes('/packages/runtime/src/')
    ? '@sigorta/runtime'
    : id.match(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];

/** Fails a remote's build when code that the page can reach brings its own React, router, store or i18n. */
export function oneReact(entry: string): Plugin {
  return {
    name: 'sigorta:one-react',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const seen = new Set<string>();
      const copies = new Set<string>();
      const visit = (file: string): void => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || seen.has(file)) return;
        seen.add(file);
        for (const [id, part] of Object.entries(chunk.modules)) {
          const name = packageOf(id);
          // The JSX runtime holds no state: a copy in a remote is harmless and saves a round.
          if (!name || part.renderedLength === 0 || /react-jsx(-dev)?-runtime|react\/jsx/.test(id)) continue;
          if (singletons.includes(name)) copies.add(`${name} (${id})`);
        }
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
      };
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && (file.endsWith(entry) || chunk.name.startsWith('__federation_expose_')))
          visit(file);
      }
      if (copies.size) {
        this.error(`A remote must take these from @sigorta/runtime/runtime: ${[...copies].join(', ')}`);
      }
    },
  };
}
