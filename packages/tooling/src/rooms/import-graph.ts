import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../start/settings.ts';

/** Which file of a folder imports which others of it; paths from the folder, types counted, tests left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.includes('/testing/');

/**
 * Read by the dependency checker, so that what it forbids and what is measured are the same imports.
 * @param folder from the root, without a slash at the end
 */
export function readImportGraph(folder: string): ImportGraph {
  const json = execFileSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', 'packages/tooling/dependency-rules.cjs', '--output-type', 'json', folder],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  const inside = (path: string) => path.startsWith(`${folder}/`) && !isTest(path);
  const short = (path: string) => path.slice(folder.length + 1);
  const { modules } = JSON.parse(json) as Cruised;
  return new Map(
    modules
      .filter(({ source }) => inside(source))
      .map(({ source, dependencies }) => [
        short(source),
        [...new Set(dependencies.map(({ resolved }) => resolved).filter(inside))].map(short),
      ]),
  );
}

/** Every file that must be read to understand one: itself, what it imports, and so on. */
export function closureOf(graph: ImportGraph, file: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return seen;
}
