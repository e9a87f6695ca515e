import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Code whose tests are asked whether they notice a change of it. */
export interface Area {
  /** files that are changed */
  files: string[];
  /** tests that are run for a change of a file until one fails, the likeliest first */
  testsOf: (file: string) => string[];
  /** the share of changes that has to be noticed, 0 to 1 */
  least: number;
}

const found = (folder: string, pattern: string): string[] => globSync(join(root, folder, pattern)).toSorted();
const isOfTests = (path: string): boolean => /\/(testing|vectors|samples)\//.test(path);
const isTest = (file: string): boolean => file.endsWith('.test.ts');

function machine(): Area {
  const folder = 'apps/gateway/src/purchase/machine';
  /* the quick ones first: most mutants fall there */
  const tests = [
    '*.test.ts',
    'search/stories.test.ts',
    'search/mistakes.test.ts',
    'search/r*.test.ts',
    'search/e*.test.ts',
  ].flatMap((pattern) => found(folder, pattern));
  return { files: found(folder, '*.ts').filter((file) => !isTest(file)), testsOf: () => tests, least: 0.9 };
}

/** The books: entries and their lines, without what reads and writes them. */
function ledger(): Area {
  const folder = 'apps/gateway/src/purchase/ledger';
  const isPure = (file: string): boolean => !isTest(file) && basename(file) !== 'write-entries.ts';
  const tests = found(folder, '*.test.ts').filter((file) => basename(file) !== 'write-entries.test.ts');
  return { files: found(folder, '*.ts').filter(isPure), testsOf: () => tests, least: 0.9 };
}

/** Our books against those outside: what is compared, without what reads either side. */
function reconciliation(): Area {
  const folder = 'apps/gateway/src/reconciliation';
  const compared = ['compare/*.ts', 'settlement/{compare-settlement,statement,named-payout}.ts'];
  const left = 'settlement/outgoing/{banking-days,compare-outgoing,explained-lines,named-reference}.ts';
  const files = [...compared, left]
    .flatMap((pattern) => found(folder, pattern))
    .filter((file) => !isTest(file));
  const tests = [
    'compare/*.test.ts',
    'settlement/{compare-settlement,statement,told}.test.ts',
    'settlement/outgoing/*.test.ts',
  ];
  return { files, testsOf: nearestFirst(tests.flatMap((pattern) => found(folder, pattern))), least: 0.9 };
}

/** A file's own test first, then those of its folder, then all others. */
const nearestFirst = (tests: readonly string[]) => {
  const nearness = (file: string, test: string): number =>
    test === file.replace(/\.ts$/, '.test.ts') ? 0 : dirname(test) === dirname(file) ? 1 : 2;
  return (file: string): string[] => tests.toSorted((a, b) => nearness(file, a) - nearness(file, b));
};

function packageArea(folder: string, isJudged: (path: string) => boolean, least: number): Area {
  const all = found(folder, 'src/**/*.ts');
  return {
    files: all.filter((file) => !isTest(file) && isJudged(file)),
    testsOf: nearestFirst(all.filter(isTest)),
    least,
  };
}

/** Files beside a test that it imports. */
function namedBy(test: string): string[] {
  const imports = readFileSync(test, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g);
  return [...imports].map(([, path = '']) => join(dirname(test), path)).filter((path) => !isOfTests(path));
}

/** What is typed, kept and shown on the way to an offer, as far as its tests need no browser, no screen and no other clock. */
function journey(): Area {
  const tests = found('packages/journey', 'src/**/*.test.ts').filter(
    (test) =>
      !/\bvi\b|\bwindow\b|new URL\(/.test(readFileSync(test, 'utf8')) && basename(test) !== 'screens.test.ts',
  );
  /* the words that lists are headed with have no other judge than themselves */
  const isWords = (file: string): boolean => basename(file) === 'header-words.ts';
  return {
    files: [...new Set(tests.flatMap(namedBy))].filter((file) => !isWords(file)).toSorted(),
    testsOf: nearestFirst(tests),
    least: 0.9,
  };
}

export const areas: Readonly<Record<string, () => Area>> = {
  journey,
  ledger,
  machine,
  reconciliation,
  validators: () => packageArea('packages/validators', (path) => !isOfTests(path), 0.9),
  'product-kit': () =>
    packageArea(
      'packages/product-kit',
      (path) => !isOfTests(path) && basename(path) !== 'check-product.ts',
      0.9,
    ),
};
