import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedWord, chooseStages } from '../test/choose-stages.ts';
import { stages } from '../test/stages.ts';
import { codeSpansOf, type Document, shellLinesOf } from './documents.ts';

/** what pnpm does itself */
const ownCommands = new Set(['install', 'exec', 'licenses', 'audit', 'sbom']);
/** a family stands for all of them in a sentence */
const example = (name: string) => (name === '<family>' ? 'travel' : name);

interface Scripts {
  folder: string;
  scripts: Readonly<Record<string, string>>;
}

/** The scripts of every package of the workspace by its name; the root's own stand under `''`. */
export function workspaceScripts(root: string): Map<string, Scripts> {
  const files = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })];
  files.push(...['e2e/package.json', 'bench/package.json'].filter((file) => existsSync(join(root, file))));
  return new Map(
    files.map((file) => {
      const read = JSON.parse(readFileSync(join(root, file), 'utf8'));
      const folder = file.replace(/\/?package\.json$/, '');
      return [folder === '' ? '' : String(read.name), { folder, scripts: read.scripts ?? {} }];
    }),
  );
}

/**
 * Commands that a page names and that would not run, each as a sentence. A reader has any Node from 20 on, and our sources
 * need 24: so a command goes through pnpm, which brings the right one along, or starts a file that tells an old Node so.
 */
export function brokenCommands(
  { path, text }: Document,
  root: string,
  packages: ReadonlyMap<string, Scripts>,
): string[] {
  return [...shellLinesOf(text), ...codeSpansOf(text)]
    .filter(({ text: command }) => /^([A-Z_]+=\S* )*(npx|pnpm|node) [^@]/.test(command))
    .flatMap(({ line, text: command }) => {
      const fault = faultOf(command, root, packages);
      return fault === null ? [] : [`${path}:${line} "${command}": ${fault}`];
    });
}

function faultOf(command: string, root: string, packages: ReadonlyMap<string, Scripts>): string | null {
  const [program, ...words] = command.replace(/^([A-Z_]+=\S* )+/, '').split(' ');
  if (program === 'node') return faultOfFile(words[0] ?? '', root);
  if (program === 'npx') {
    if (words[0] !== '--yes') return 'npx asks before it installs, so it needs --yes';
    if (words[1] !== 'pnpm@12')
      return /@\d+\.\d+\.\d+$/.test(words[1] ?? '') ? null : 'name an exact version';
    return faultOfScript(words.slice(2), root, packages);
  }
  return faultOfScript(words, root, packages);
}

/** @param words what follows the name of pnpm */
function faultOfScript(
  words: readonly string[],
  root: string,
  packages: ReadonlyMap<string, Scripts>,
): string | null {
  // in every package
  if (words[0] === '-r') return ownCommands.has(words[1] ?? '') ? null : `pnpm has no command "${words[1]}"`;
  const filtered = words[0] === '--filter';
  const [script = '', ...rest] = filtered ? words.slice(2) : words;
  const owner = packages.get(filtered ? example(words[1] ?? '') : '');
  if (!owner) return 'no package has this name';
  if (script === '…' || (!filtered && ownCommands.has(script))) return null;
  const line = owner.scripts[script];
  if (line === undefined) return `${owner.folder || 'the root'} has no script "${script}"`;
  const file = /\bnode (?:--\S+ )*(\S+\.m?[jt]s)/.exec(line)?.[1];
  if (file && !existsSync(join(root, owner.folder, file)))
    return `its script names ${file}, which is missing`;
  return !filtered && script === 'test' ? faultOfStages(rest) : null;
}

function faultOfStages(words: readonly string[]): string | null {
  if (words[0] === affectedWord && words.length < 3) return null;
  try {
    chooseStages(stages, words);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function faultOfFile(file: string, root: string): string | null {
  if (!existsSync(join(root, file))) return 'the file is missing';
  const guarded = file.endsWith('.mjs') && readFileSync(join(root, file), 'utf8').includes('requireNode(');
  return guarded
    ? null
    : 'an old Node cannot run this file: go through pnpm, or call requireNode in an .mjs file';
}
