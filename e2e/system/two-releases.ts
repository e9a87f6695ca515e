import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseHistory } from '@sigorta/contracts/release';

/**
 * A copy of the built site in which a family has an older release beside the newest: the same files in another folder.
 * @returns the older version
 */
export const withOlderRelease = (built: string, copy: string, family: string): string => {
  cpSync(built, copy, { recursive: true });
  const file = join(copy, 'releases.json');
  const history = JSON.parse(readFileSync(file, 'utf8')) as ReleaseHistory;
  const newest = history.families[family]?.[0];
  if (!newest) throw new Error(`${family} has no release in ${built}`);
  const version = '0123456789';
  const base = `/remotes/${family}/${version}/`;
  cpSync(join(copy, 'site', newest.release.base), join(copy, 'site', base), { recursive: true });
  const older = { at: '2026-01-02T09:00:00.000Z', release: { ...newest.release, version, base } };
  history.families[family] = [newest, older];
  const text = JSON.stringify(history);
  writeFileSync(file, text);
  const list = join(copy, 'built.json');
  const listed = JSON.parse(readFileSync(list, 'utf8')) as { files: Record<string, string> };
  listed.files['releases.json'] = createHash('sha256').update(text).digest('hex');
  writeFileSync(list, JSON.stringify(listed));
  return version;
};
