import type { Plugin } from 'vite';

/** Files that import each other before they run, in the order of a way around; null where there are none. */
export function circleIn(importsOf: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | null => {
    const met = way.indexOf(file);
    if (met >= 0) return [...way.slice(met), file];
    if (done.has(file)) return null;
    done.add(file);
    for (const next of importsOf.get(file) ?? []) {
      const found = visit(next, [...way, file]);
      if (found) return found;
    }
    return null;
  };
  for (const file of importsOf.keys()) {
    const found = visit(file, []);
    if (found) return found;
  }
  return null;
}

/** Fails a remote's build whose files would wait for each other: all wait for what the shell shares before they run. */
export const noCircles = (): Plugin => ({
  name: 'sigorta:no-circles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`Files of a remote import each other (remote-chunk.ts): ${circle.join(' → ')}`);
  },
});
