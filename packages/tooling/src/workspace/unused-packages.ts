import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Which of these npm packages the workspace does not use, and why: a package is used when a package.json names it and a source
 * beside that file imports it, or a script of it runs it.
 */
export function unusedPackages(root: string, names: readonly string[]): string[] {
  const manifests = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })];
  manifests.push(...globSync('{e2e,bench}/package.json', { cwd: root }));
  const named = new Map<string, string[]>(names.map((name) => [name, []]));
  const used = new Set<string>();
  for (const file of manifests) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const own = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies };
    const scripts = Object.values<string>(manifest.scripts ?? {}).join('\n');
    for (const [name, folders] of named) {
      if (!(name in own)) continue;
      folders.push(dirname(file));
      if (new RegExp(`(^|&& )${name} `, 'm').test(scripts)) used.add(name);
    }
  }
  for (const [name, folders] of named) {
    if (!used.has(name) && folders.some((folder) => imports(join(root, folder), name))) used.add(name);
  }
  return names.flatMap((name) => {
    if (used.has(name)) return [];
    return [`${name} is ${named.get(name)?.length ? 'named and never used' : 'named in no package.json'}`];
  });
}

function imports(folder: string, name: string): boolean {
  const specifier = new RegExp(`(from |import\\(|import )'${name}(/[^']*)?'`);
  const files = globSync('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: (part) => part === 'node_modules' || part === 'dist',
  });
  return files.some((file) => specifier.test(readFileSync(join(folder, file), 'utf8')));
}
