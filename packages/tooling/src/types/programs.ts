import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';

/** What a package's tsconfig.json may say; another word is another way to check it, which nobody has thought of here. */
const configSchema = v.strictObject({
  extends: v.string(),
  compilerOptions: v.strictObject({
    lib: v.array(v.string()),
    types: v.array(v.string()),
    jsx: v.optional(v.string()),
  }),
  include: v.array(v.string()),
  exclude: v.optional(v.array(v.string())),
});
type Config = v.InferOutput<typeof configSchema>;

interface Member {
  /** from the root of the repository */
  folder: string;
  config: Config;
}

/** Packages whose types are checked together. */
export interface Program {
  members: readonly Member[];
}

const sources = /\.tsx?$/;
/** says something of types to files that do not import it */
const augmenting = /^[ \t]*(?:declare (?:global|module)\b|\/\/\/ <reference )/m;

function augments(root: string, folder: string): boolean {
  return globSync('{src,workshop}/**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((file) => sources.test(file))
    .some((file) => /\.d\.ts$/.test(file) || augmenting.test(readFileSync(join(root, folder, file), 'utf8')));
}

function read(root: string, folder: string): Member {
  const config = v.parse(configSchema, JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')));
  return { folder, config };
}

/** Which packages see the same language, in any order of its words. */
const languageOf = ({ config: { compilerOptions } }: Member): string =>
  JSON.stringify([compilerOptions.lib.toSorted(), compilerOptions.types.toSorted(), compilerOptions.jsx]);

/**
 * Packages in programs: those with the same options together, for each reads much of what the others read. One that declares
 * types for files which do not import it stays alone, or its neighbours would be checked by its words; so does one that must not
 * know Node, which whatever a neighbour imports may bring along.
 */
export function programsOf(root: string): Program[] {
  const folders = globSync(['{apps,packages}/*/tsconfig.json', '{e2e,bench}/tsconfig.json'], { cwd: root });
  const members = folders.map((file) => read(root, join(file, '..'))).toSorted(byFolder);
  const groups = Map.groupBy(members, (member) => {
    const knowsNode = member.config.compilerOptions.types.includes('node');
    const isAlone = !knowsNode || /^(?:e2e|bench)$/.test(member.folder) || augments(root, member.folder);
    return isAlone ? member.folder : languageOf(member);
  });
  return [...groups.values()].map((alike) => ({ members: alike }));
}

const byFolder = (one: Member, other: Member): number => one.folder.localeCompare(other.folder, 'en');

/** The tsconfig.json of a program. @param at the folder that it will stand in */
export function configOf({ members }: Program, root: string, at: string): object {
  const from = (folder: string, words: readonly string[] = []) =>
    words.map((word) => relative(at, join(root, folder, word)));
  const [first] = members;
  return {
    extends: relative(at, join(root, 'tsconfig.base.json')),
    compilerOptions: {
      ...first?.config.compilerOptions,
      typeRoots: members.flatMap(({ folder }) => from(folder, ['node_modules/@types', 'node_modules'])),
    },
    include: members.flatMap(({ folder, config }) => from(folder, config.include)),
    exclude: members.flatMap(({ folder, config }) => from(folder, config.exclude)),
  };
}
