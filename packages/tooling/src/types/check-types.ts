import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { notesOf } from './kept-notes.ts';
import { configOf, type Program, programsOf } from './programs.ts';

/* Types of every package, as `pnpm typecheck` checks them one by one, in as few programs as see the same language. */

const atOnce = 2;
const folder = join(root, '.cache/types');
mkdirSync(folder, { recursive: true });

const nameOf = ({ members }: Program): string => members.map((member) => member.folder).join(', ');

/** @returns whether nothing was wrong */
const check = (program: Program, at: number): Promise<boolean> =>
  new Promise((resolve) => {
    const file = join(folder, `${at}.json`);
    const config = JSON.stringify(configOf(program, root, folder), null, 2);
    writeFileSync(file, config);
    const notes = notesOf(config, folder);
    const words = ['--noEmit', '--checkers', '1', '--project', file, ...(notes?.words ?? [])];
    const child = spawn(join(root, 'node_modules/.bin/tsc'), words, { cwd: root });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
      });
    child.on('close', (code) => {
      notes?.keepAfter(code);
      if (code !== 0) console.error(`${nameOf(program)}:\n${said}`);
      resolve(code === 0);
    });
  });

const left = [...programsOf(root).entries()];
const results: boolean[] = [];
const work = async (): Promise<void> => {
  for (let next = left.shift(); next; next = left.shift()) results.push(await check(next[1], next[0]));
};
await Promise.all(Array.from({ length: atOnce }, work));
console.log(`${results.length} programs.`);
if (results.includes(false)) process.exitCode = 1;
