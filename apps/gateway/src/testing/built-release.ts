import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@sigorta/contracts/release';

/**
 * A release of a family, travel unless another is named, on the disk, as delivery describes it.
 * @param write takes names below `dist`
 * @param files contents by name; `entry.js` is the entry
 * @param kind of sums it was listed with
 */
export const builtRelease = (
  write: (name: string, content: string) => void,
  version: string,
  files: Readonly<Record<string, string>>,
  contract = 3,
  kind = 'sha256',
  family = 'travel',
): RemoteRelease => {
  const sum = (text: string): string => `${kind}-${createHash(kind).update(text).digest('base64')}`;
  const base = `/remotes/${family}/${version}/`;
  const sums = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sum(content)]));
  const list = JSON.stringify(sums);
  for (const [name, content] of Object.entries(files)) write(`site${base}${name}`, content);
  write(`site${base}integrity.json`, list);
  const integrity = { 'entry.js': sums['entry.js'] ?? '', 'integrity.json': sum(list) };
  return { family, version, contract, base, entry: 'entry.js', pages: {}, texts: {}, integrity };
};
