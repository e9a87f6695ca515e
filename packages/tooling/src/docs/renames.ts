import { spawnSync } from 'node:child_process';

/** Where the files of the repository went, as git tells it: old path to new path, a chain of moves followed to its end. */
export function renamesOf(root: string): Map<string, string> {
  const options = ['log', '--reverse', '-M', '--diff-filter=R', '--name-status', '--format='];
  const { stdout, status } = spawnSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 27 });
  if (status !== 0) throw new Error('git could not tell the history of the files');
  const moves = stdout.split('\n').flatMap((line) => {
    const [kind, from, to] = line.split('\t');
    return kind?.startsWith('R') && from && to ? [[from, to] as const] : [];
  });
  return followed(moves);
}

/** @param moves oldest first */
export function followed(moves: readonly (readonly [string, string])[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const [from, to] of moves) {
    for (const [first, now] of places) if (now === from) places.set(first, to);
    places.set(from, to);
    places.delete(to);
  }
  return places;
}

/** Where a missing file or folder is now; of a folder, where most of its files went. Null when git does not know. */
export function placeOf(path: string, renames: ReadonlyMap<string, string>): string | null {
  const file = renames.get(path);
  if (file !== undefined) return file;
  const votes = new Map<string, number>();
  for (const [from, to] of renames) {
    if (!from.startsWith(`${path}/`)) continue;
    const rest = from.slice(path.length);
    const folder = to.endsWith(rest) ? to.slice(0, -rest.length) : to.slice(0, to.lastIndexOf('/'));
    votes.set(folder, (votes.get(folder) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/**
 * Where a file is now that a page names by the end of its path, named by as many parts as before.
 * Null when no file or more than one of that name was moved.
 */
export function shortPlaceOf(end: string, renames: ReadonlyMap<string, string>): string | null {
  const places = new Set([...renames].filter(([from]) => from.endsWith(`/${end}`)).map(([, to]) => to));
  const [place, another] = places;
  if (place === undefined || another !== undefined) return null;
  return place.split('/').slice(-end.split('/').length).join('/');
}
