import { relative } from 'node:path';
import type { Plugin } from 'vite';

export const chunkOfSourceFile = '.vite/chunk-of-source.json';

/** Vite's manifest names a chunk by its one entrance; chunks made by `manualChunks` have none. This names every source. */
export function noteChunkOfSource(): Plugin {
  let root = '';
  return {
    name: 'sigorta:chunk-of-source',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunkOf: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) chunkOf[relative(root, id)] = chunk.fileName;
      }
      this.emitFile({ type: 'asset', fileName: chunkOfSourceFile, source: JSON.stringify(chunkOf) });
    },
  };
}
