import { relative } from 'node:path';
import type { Plugin } from 'vite8';

const dynamicImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(["'`])([^"'`$]+)\1\s*\)/g;

/**
 * Server build plugin: every `import()` of our own sources notes what it asks for. So the build learns which chunks a
 * page needs by loading it, and no list of them is kept by hand. An `import()` that was not wrapped fails the build.
 */
export function traceImportsPlugin(root: string): Plugin {
  const traced = new Set<string>();
  const mark = (from: string | undefined, to: string) => `${from ?? ''}\n${to}`;
  return {
    name: 'sigorta:trace-imports',
    enforce: 'post',
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: /\bimport\(/ },
      async handler(code, id) {
        const targets = new Map<string, string>();
        for (const [, , specifier = ''] of code.matchAll(dynamicImport)) {
          const resolved = await this.resolve(specifier, id);
          if (!resolved || resolved.external) continue;
          targets.set(specifier, JSON.stringify(relative(root, resolved.id)));
          traced.add(mark(id, resolved.id));
        }
        const wrapped = code.replace(dynamicImport, (call, _quote, specifier: string) => {
          const source = targets.get(specifier);
          return source ? `(globalThis.__sigortaTrace?.add(${source}), ${call})` : call;
        });
        return { code: wrapped, map: null };
      },
    },
    moduleParsed({ id, dynamicallyImportedIds }) {
      if (id.includes('/node_modules/')) return;
      const missed = dynamicallyImportedIds.filter((target) => !traced.has(mark(id, target)));
      if (missed.length) this.error(`${id} imports ${missed.join(', ')}, which no trace would see`);
    },
  };
}
