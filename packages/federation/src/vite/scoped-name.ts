import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** Class names of CSS modules: the same in the shell, the remotes and the server build, or hydration breaks. */
export function scopedName(name: string, file: string): string {
  const path = relative(workspaceRoot, file.split('?')[0] ?? file);
  const stem = basename(path).split('.')[0] ?? '';
  return `${stem}_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 4)}`;
}
