import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Set while a page is traced: gets the source file of every dynamic import that is made. */
declare global {
  var __sigortaTrace: Set<string> | undefined;
}

/**
 * Server build plugin: every `import()` notes what it asks for. So the build learns which chunks a page needs by
 * loading it, and no list of them is kept by hand.
 */
export const traceImportsPlugin = (root: string): Plugin => ({
  name: 'sigorta:trace-imports',
  renderDynamicImport({ targetModuleId }) {
    if (!targetModuleId) return null;
    const source = JSON.stringify(relative(root, targetModuleId));
    return { left: `(globalThis.__sigortaTrace?.add(${source}), import(`, right: '))' };
  },
});

/** The sources that `work` imports dynamically, relative to the workspace. One trace at a time. */
export async function traceImports(work: () => Promise<unknown>): Promise<string[]> {
  const seen = new Set<string>();
  globalThis.__sigortaTrace = seen;
  try {
    await work();
  } finally {
    globalThis.__sigortaTrace = undefined;
  }
  return [...seen];
}
