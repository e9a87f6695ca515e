import { posix } from 'node:path';

const staticImport = /(?:^|[;}\n])[^\S\n]*(?:import|export)\s*(?:[\w$*{][^"';]*?\bfrom\s*)?["']([^"']+)["']/g;

/** Addresses that a built module imports before it runs. */
export const importsOf = (code: string, address: string): string[] =>
  [...code.matchAll(staticImport)]
    .map(([, name = '']) => name)
    .filter((name) => /^[./]/.test(name))
    .map((name) => (name.startsWith('/') ? name : posix.join(posix.dirname(address), name)));

/**
 * The given modules and everything they import before they run.
 * @param imported what a module imports, as far as it is known: pages of one site share most of their modules
 */
export function withStaticImports(
  addresses: Iterable<string>,
  read: (address: string) => string,
  imported = new Map<string, string[]>(),
): string[] {
  const seen = new Set<string>();
  const visit = (address: string): void => {
    if (seen.has(address)) return;
    seen.add(address);
    const names = imported.get(address) ?? importsOf(read(address), address);
    imported.set(address, names);
    for (const next of names) visit(next);
  };
  for (const address of addresses) visit(address);
  return [...seen];
}
