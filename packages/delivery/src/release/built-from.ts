import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import type { ReleaseSignature } from '@sigorta/release/release-document';
import { sumOf } from '@sigorta/release/release-id';

const git = (...words: string[]): string | null => {
  try {
    return execFileSync('git', words, {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
};

/** Sources and builder of what is signed. */
export const builtFrom = (): ReleaseSignature['builtFrom'] => {
  const commit = git('rev-parse', 'HEAD');
  const changed = commit && git('status', '--porcelain') ? '+' : '';
  return {
    commit: commit && commit + changed,
    lockfile: sumOf(readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'))),
    builder: `node ${process.versions.node}`,
  };
};
