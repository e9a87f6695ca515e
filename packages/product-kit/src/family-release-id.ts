/// <reference types="node" />
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Tests declare nothing, and tariffs are the insurers'. */
const declares = (file: string): boolean => !/\.test\.tsx?$|(^|\/)sandbox\//.test(file);

/**
 * Id of a family's release as its sources stand: the same sources have the same id on every machine. Node only.
 * @param app the family's folder, `apps/<family>`
 */
export function familyReleaseId(family: string, app: string): string {
  const src = join(app, 'src');
  const hash = createHash('sha256');
  const files = existsSync(src)
    ? readdirSync(src, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(src, join(entry.parentPath, entry.name)).split(sep).join('/'))
    : [];
  for (const file of files.filter(declares).sort()) {
    const content = readFileSync(join(src, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return `${family}@${hash.digest('hex').slice(0, 16)}`;
}
