import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StopError } from '../process/stop-error.ts';

/** Lines that go before the last place where a text stands. */
export interface Insertion {
  file: string;
  before: string;
  lines: string;
}

/** @throws StopError when the file does not hold the text any more: the generator must learn the new form */
export async function insertLines(root: string, { file, before, lines }: Insertion): Promise<void> {
  const source = await readFile(join(root, file), 'utf8');
  const at = source.lastIndexOf(before);
  if (at < 0) throw new StopError(`${file} does not hold "${before.trim()}", where a line would go.`);
  await writeFile(join(root, file), `${source.slice(0, at)}${lines}\n${source.slice(at)}`);
}

/** Puts an import before the first one; the formatter sorts them. */
export async function addImport(root: string, file: string, line: string): Promise<void> {
  const source = await readFile(join(root, file), 'utf8');
  const at = source.search(/^import /m);
  await writeFile(
    join(root, file),
    `${source.slice(0, Math.max(at, 0))}${line}\n${source.slice(Math.max(at, 0))}`,
  );
}

/** The way from one file of the house to another, as an import writes it. */
export function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Formats files and sorts their imports as the formatter wants them. */
export async function format(root: string, files: readonly string[]): Promise<void> {
  const biome = join(root, 'node_modules/.bin/biome');
  if (!existsSync(biome)) return;
  await promisify(execFile)(biome, ['check', '--write', ...files], { cwd: root });
}
