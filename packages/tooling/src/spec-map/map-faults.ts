import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, SpecMap } from './read-spec-map.ts';
import { testTitles } from './test-titles.ts';

/** what the test command runs, and the programs that measure */
const proofs = [/^(apps|packages)\/[^/]+\/src\/.*\.test\.tsx?$/, /^e2e\/.*\.e2e\.ts$/, /^bench\/[^/]+\.ts$/];

/** Sentences on rows that name what is not there; none means that the map is true of the files below `root`. */
export function mapFaults({ sections }: SpecMap, root: string): string[] {
  const decisions = new Set(
    globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => file.slice(15, 19)),
  );
  return sections.flatMap(({ section, rows }) =>
    rows.flatMap((row) =>
      faultsOf(row, root, decisions).map((fault) => `§${section} "${row.promise}": ${fault}`),
    ),
  );
}

function faultsOf(row: Row, root: string, decisions: ReadonlySet<string>): string[] {
  return [
    ...row.where.filter((path) => !exists(path, root)).map((path) => `${path} does not exist`),
    ...row.provenBy.flatMap((proof) => faultOfProof(proof, root)),
    ...(row.decisions ?? [])
      .filter((number) => !decisions.has(number))
      .map((number) => `no decision ${number}`),
  ];
}

function faultOfProof(proof: string, root: string): string[] {
  const [path = '', title] = proof.split(' > ');
  if (!proofs.some((pattern) => pattern.test(path))) return [`${path} is no test and no program of bench`];
  if (!exists(path, root)) return [`${path} does not exist`];
  if (title === undefined) return [];
  const titles = testTitles(readFileSync(join(root, path), 'utf8'));
  return titles.has(title) ? [] : [`${path} runs no test "${title}"`];
}

const exists = (path: string, root: string): boolean =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
