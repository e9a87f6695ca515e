import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, Section, SpecMap } from './read-spec-map.ts';
import { testTitles } from './test-titles.ts';

/** what the test command runs, and the programs that measure */
const proofs = [/^(apps|packages)\/[^/]+\/src\/.*\.test\.tsx?$/, /^e2e\/.*\.e2e\.ts$/, /^bench\/[^/]+\.ts$/];

/** where tests take titles from that do not stand in their own file: suites that every product runs, sentences of a page */
const sharedTitles = ['packages/product-kit/src/testing/**/*.ts', 'e2e/sentences/*.ts'];

/** Sentences on rows that name what is not there; none means that the map is true of the files below `root`. */
export function mapFaults({ sections }: SpecMap, root: string): string[] {
  const decisions = new Set(
    globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => file.slice(15, 19)),
  );
  const shared = new Set(
    sharedTitles.flatMap((pattern) =>
      globSync(pattern, { cwd: root }).flatMap((file) => [
        ...testTitles(readFileSync(join(root, file), 'utf8')),
      ]),
    ),
  );
  return sections.flatMap((section) => [
    ...unmatched(section),
    ...section.rows.flatMap((row) =>
      faultsOf(row, root, decisions, shared).map((fault) => `§${row.sentence} "${row.promise}": ${fault}`),
    ),
  ]);
}

/** Every sentence has one row, and every row a sentence. */
function unmatched({ rows, sentences }: Section): string[] {
  const told = rows.map(({ sentence }) => sentence);
  return [
    ...told.filter((number) => !sentences.has(number)).map((number) => `§${number} is no sentence`),
    ...[...sentences.keys()]
      .filter((number) => !told.includes(number))
      .map((number) => `§${number} has no row that says where it lives`),
    ...told.filter((number, at) => told.indexOf(number) < at).map((number) => `§${number} has two rows`),
  ];
}

function faultsOf(
  row: Row,
  root: string,
  decisions: ReadonlySet<string>,
  shared: ReadonlySet<string>,
): string[] {
  const isMeasured = row.provenBy.every((proof) => proof.startsWith('bench/'));
  const isNamed = isMeasured || row.provenBy.some((proof) => proof.includes(' > '));
  return [
    ...row.where.filter((path) => !exists(path, root)).map((path) => `${path} does not exist`),
    ...row.provenBy.flatMap((proof) => faultOfProof(proof, root, shared)),
    ...(isNamed ? [] : ['no test is named that proves it']),
    ...(row.decisions ?? [])
      .filter((number) => !decisions.has(number))
      .map((number) => `no decision ${number}`),
  ];
}

function faultOfProof(proof: string, root: string, shared: ReadonlySet<string>): string[] {
  const [path = '', ...titles] = proof.split(' > ');
  if (!proofs.some((pattern) => pattern.test(path))) return [`${path} is no test and no program of bench`];
  const files = path.includes('*') ? globSync(path, { cwd: root }) : [path];
  if (files.length === 0 || !existsSync(join(root, files[0] ?? ''))) return [`${path} does not exist`];
  const known = new Set(files.flatMap((file) => [...testTitles(readFileSync(join(root, file), 'utf8'))]));
  return titles
    .filter((title) => !known.has(title) && !shared.has(title) && !isOfTable(title, [...known, ...shared]))
    .map((title) => `${path} runs no test "${title}"`);
}

/** A row of a table of tests, by the title that the table gives it. */
const isOfTable = (title: string, known: readonly string[]): boolean =>
  known.some((one) => hasPlaces(one) && titlePattern(one).test(title));

const places = /\$\{[^{}$]*\}|%[sdijfo#%]|%\d\$[a-z]|\$[a-zA-Z][\w.]*/g;
const hasPlaces = (title: string): boolean => title.search(places) >= 0 && title.replace(places, '') !== '';

/** What a title with places for values may have become: `card %s` is `card 4111` in a report. */
export const titlePattern = (title: string): RegExp =>
  new RegExp(
    `^${title
      .split(places)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

const exists = (path: string, root: string): boolean =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
