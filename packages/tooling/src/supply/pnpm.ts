import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../start/settings.ts';

const run = promisify(execFile);

/** What a command of the package manager printed, and whether it ended well. */
export interface Printed {
  ok: boolean;
  stdout: string;
  stderr: string;
}

/** Runs the package manager that started this process, else the one that `npx` brings. */
export async function pnpm(...words: string[]): Promise<Printed> {
  const own = process.env.npm_execpath ?? '';
  const [command, ...first] = /pnpm[^/\\]*$/.test(own) ? [own] : ['npx', '--yes', 'pnpm@12'];
  try {
    const { stdout, stderr } = await run(command ?? 'npx', [...first, ...words], {
      cwd: root,
      maxBuffer: 2 ** 28,
    });
    return { ok: true, stdout, stderr };
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
    return { ok: false, stdout, stderr };
  }
}
