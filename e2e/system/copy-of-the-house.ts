import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { emptyFolder } from './data-folder.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** made by builds and runs; what shell and families are built of is taken along, for one product changes one family */
const made =
  /(^|\/)(\.git|\.turbo|\.cache|\.data|node_modules\/\.vite[^/]*)(\/|$)|^(dist|e2e|bench|docs)(\/|$)/;

export interface House {
  root: string;
  /** builds one family and puts the site together */
  build: (family: string) => Promise<void>;
  /**
   * Releases one family to a running system's store; axe looks at its forms, which is half of the work, where it is asked to.
   * @returns the release's id
   */
  release: (family: string, data: string, look?: { isSeen: boolean }) => Promise<string>;
  /** source file → hash of its content */
  files: () => Promise<ReadonlyMap<string, string>>;
  remove: () => Promise<void>;
}

/** copying, starting a system and building a family took four minutes beside everything else; nobody waits longer for it */
const patience = 600_000;

/**
 * The repository as it stands in a temporary folder, its installed packages borrowed, so that it can be changed. For a hook: it
 * gets the time that builds need beside other work.
 */
export async function copyOfTheHouse(): Promise<House> {
  test.setTimeout(patience);
  const copy = emptyFolder('sigorta-ev-');
  for (const entry of await readdir(root)) {
    if (entry === 'node_modules' || made.test(entry)) continue;
    await cp(join(root, entry), join(copy, entry), {
      recursive: true,
      /* packages of the house point at their neighbours, which are the copied ones then */
      verbatimSymlinks: true,
      filter: (source) => !made.test(relative(root, source)),
    });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return {
    root: copy,
    build: async (family) => {
      const vite = join(copy, 'apps', family, 'node_modules/.bin/vite');
      await run(vite, ['build'], { cwd: join(copy, 'apps', family) });
      await run(process.execPath, ['src/assemble.ts'], { cwd: join(copy, 'packages/delivery') });
    },
    release: async (family, data, { isSeen } = { isSeen: false }) => {
      const command = join(copy, 'packages/delivery/src/release/release.mjs');
      const env = { ...process.env, DATA_DIR: data };
      const unseen = isSeen ? [] : ['--unseen', 'another release of this run is looked at'];
      const { stdout } = await run(process.execPath, [command, family, ...unseen], { cwd: copy, env });
      return /^\S+@[0-9a-f]{16}(?=:)/m.exec(stdout)?.[0] ?? stdout;
    },
    files: () => hashes(copy),
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}

async function hashes(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file);
    if (!entry.isFile() || /(^|\/)(node_modules|dist)(\/|$)/.test(name) || made.test(name)) continue;
    found.set(
      name,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return found;
}
