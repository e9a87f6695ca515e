import { spawnSync } from 'node:child_process';
import { StopError } from '../process/stop-error.ts';
import { root } from '../start/settings.ts';

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

const lines = (text: string | null): string[] => (text ?? '').split('\n').filter((line) => line !== '');

/** A line of development that changes are counted from. */
export interface Base {
  name: string;
  /** the commit that both have in common */
  commit: string;
}

/**
 * Where a branch began.
 * @param named a branch or commit; without one the first of `origin/main` and `main` that there is
 * @throws StopError when there is none
 */
export function findBase(named: string | undefined): Base {
  for (const name of named === undefined ? ['origin/main', 'main'] : [named]) {
    const commit = git('merge-base', name, 'HEAD')?.trim();
    if (commit) return { name, commit };
  }
  throw new StopError(
    named === undefined
      ? 'There is no branch main to count changes from: name one, as in "pnpm test --affected HEAD~3".'
      : `"${named}" is no branch or commit of this repository.`,
  );
}

/** Paths that differ from a commit: committed, only saved, new or deleted. */
export const changedSince = (commit: string): string[] =>
  [
    ...new Set([
      ...lines(git('diff', '--name-only', '--no-renames', commit)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ].sort();
