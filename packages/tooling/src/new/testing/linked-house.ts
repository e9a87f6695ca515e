import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root as house } from '../../start/settings.ts';

const run = promisify(execFile);
const made = /(^|\/)(dist|\.cache|\.turbo|\.vite)(\/|$)/;

export interface LinkedHouse {
  root: string;
  /** runs a program of the workspace in a folder of the copy; rejects with what it printed when it fails */
  run: (folder: string, program: string, args: readonly string[]) => Promise<string>;
  /**
   * Compiles parts as one program with the shell's settings, so that what they share is read once. Rejects with what the
   * compiler found. The shell has to be a copy.
   * @param parts `apps/pet`, `packages/journey`
   */
  compile: (parts: readonly string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/**
 * The house in a temporary folder, made of links; only the named folders are copies and may be changed: what is written
 * through a link lands in the real house.
 * @param copied `apps/travel`, `packages/contracts`
 */
export async function linkedHouse(copied: readonly string[]): Promise<LinkedHouse> {
  const root = await mkdtemp(join(tmpdir(), 'sigorta-new-'));
  for (const entry of await readdir(house)) {
    if (entry === 'apps' || entry === 'packages') await linkChildren(root, entry, copied);
    else if (copied.includes(entry)) await copyTree(root, entry);
    else if (entry === 'biome.json') await copyRules(root);
    else if (entry !== '.git') await symlink(join(house, entry), join(root, entry));
  }
  const runIn: LinkedHouse['run'] = async (folder, program, args) => {
    const bin = join(house, 'node_modules/.bin', program);
    try {
      const { stdout } = await run(bin, [...args], {
        cwd: join(root, folder),
        env: { ...process.env, CI: '1' },
      });
      return stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} in ${folder}:\n${stdout ?? ''}${stderr ?? String(error)}`);
    }
  };
  return {
    root,
    run: runIn,
    compile: async (parts) => {
      await writeFile(join(root, 'apps/shell', whole), JSON.stringify(programOf(parts)));
      return runIn('apps/shell', 'tsc', ['--noEmit', '--checkers', '1', '-p', whole]);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

const whole = 'tsconfig.whole.json';
const programOf = (parts: readonly string[]) => ({
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: [...parts.map((part) => `../../${part}/src`), '../../packages/federation/src/virtual.d.ts'],
});

/** The linter's rules without those that read types: they follow links out of the house, and the linter breaks off there. */
async function copyRules(root: string): Promise<void> {
  const rules = JSON.parse(await readFile(join(house, 'biome.json'), 'utf8'));
  delete rules.linter.rules.nursery;
  await writeFile(join(root, 'biome.json'), JSON.stringify(rules));
}

async function linkChildren(root: string, folder: string, copied: readonly string[]): Promise<void> {
  for (const name of await readdir(join(house, folder))) {
    const child = join(folder, name);
    if (!copied.includes(child)) {
      /* a folder of links rather than a link: whoever looks for apps passes links over */
      await mkdir(join(root, child), { recursive: true });
      for (const entry of await readdir(join(house, child)))
        await symlink(join(house, child, entry), join(root, child, entry));
      continue;
    }
    await copyTree(root, child);
  }
}

const copyTree = (root: string, folder: string): Promise<void> =>
  cp(join(house, folder), join(root, folder), {
    recursive: true,
    /* packages of the house point at their neighbours, which are the copied ones then */
    verbatimSymlinks: true,
    filter: (source) => !made.test(relative(house, source)),
  });
