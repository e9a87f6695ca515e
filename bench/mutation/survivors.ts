import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** Why no test can notice some changes, one reason for all of them. */
export interface Explained {
  /** from the root of the repository */
  file: string;
  /** what a reader needs to agree that nothing changes, or that nobody promises it */
  why: string;
  changes: Change[];
}

export interface Change {
  /** the line it begins in, without the spaces around it */
  line: string;
  /** what is changed → what stands there instead, as the command prints it */
  change: string;
  /** which of several on that line, from 0; all lines that read the same count on */
  nth?: number;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A change as the command prints it. */
export const wordsOf = (code: string, { from, to, text }: Mutant): string =>
  `${oneLine(code.slice(from, to))} → ${oneLine(text)}`;

/** The line it begins in; one that says little, as `return;`, with the one before it. */
function lineOf(code: string, { from }: Mutant): string {
  const begin = code.lastIndexOf('\n', from - 1) + 1;
  const line = code.slice(begin).split('\n', 1)[0]?.trim() ?? '';
  if (line.length > 12) return line;
  const before = code.slice(0, begin).trimEnd();
  return `${before.slice(before.lastIndexOf('\n') + 1).trim()} / ${line}`;
}

export function explainedIn(area: string): Explained[] {
  const file = join(import.meta.dirname, 'survivors', `${area}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Explained[]) : [];
}

/** Where explanations stand in the code as it is. */
export interface Found {
  /** place of the mutant among those of its file, by file */
  places: Map<string, Map<number, string>>;
  /** explanations that fit no mutant, or more than one, or one that another one fits */
  lost: string[];
}

/** Places of the mutants that read alike. */
const alike = (code: string, mutants: readonly Mutant[], line: string, change: string): number[] =>
  [...mutants.keys()].filter((at) => {
    const mutant = mutants[at];
    return mutant && lineOf(code, mutant) === line && wordsOf(code, mutant) === change;
  });

function placeOf(code: string, mutants: readonly Mutant[], { line, change, nth }: Change): number | null {
  const fitting = alike(code, mutants, line, change);
  const place = nth === undefined && fitting.length > 1 ? undefined : fitting[nth ?? 0];
  return place ?? null;
}

/** A mutant as an explanation names it. */
export function changeOf(code: string, mutants: readonly Mutant[], mutant: Mutant): Change {
  const [line, change] = [lineOf(code, mutant), wordsOf(code, mutant)];
  const fitting = alike(code, mutants, line, change);
  const nth = fitting.findIndex((at) => mutants[at]?.from === mutant.from);
  return fitting.length > 1 ? { line, change, nth } : { line, change };
}

/** Looks up where explanations stand now: code that was changed since asks to be looked at again. */
export function findExplained(explained: readonly Explained[]): Found {
  const found: Found = { places: new Map(), lost: [] };
  for (const { file, why, changes } of explained) {
    const path = join(root, file);
    const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const mutants = mutantsOf(path, code);
    const places = found.places.get(file) ?? new Map<number, string>();
    found.places.set(file, places);
    for (const change of changes) {
      const place = placeOf(code, mutants, change);
      if (place === null || places.has(place)) found.lost.push(`${file}: ${change.line} | ${change.change}`);
      else places.set(place, why);
    }
  }
  return found;
}
