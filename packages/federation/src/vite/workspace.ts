import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../../../..');

/** Families are discovered, never registered: every app with a `src/remote.ts`. */
export const families = (root = workspaceRoot): { family: string; entry: string }[] =>
  readdirSync(join(root, 'apps'))
    .map((family) => ({ family, entry: join(root, 'apps', family, 'src/remote.ts') }))
    .filter(({ entry }) => existsSync(entry));
