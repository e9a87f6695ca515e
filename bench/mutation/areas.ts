import { globSync } from 'node:fs';
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

/** Files with their own test first, then those of their folder, then all others of the package. */
function packageArea(folder: string, isJudged: (path: string) => boolean, least: number): Area {
  const all = found(folder, 'src/**/*.ts');
  const tests = all.filter(isTest);
  const nearness = (file: string, test: string): number =>
    test === file.replace(/\.ts$/, '.test.ts') ? 0 : dirname(test) === dirname(file) ? 1 : 2;
  return {
    files: all.filter((file) => !isTest(file) && isJudged(file)),
    testsOf: (file) => tests.toSorted((a, b) => nearness(file, a) - nearness(file, b)),
    least,
  };
}

const isOfTests = (path: string): boolean => /\/(testing|vectors|samples)\//.test(path);

export const areas: Readonly<Record<string, () => Area>> = {
  machine,
  validators: () => packageArea('packages/validators', (path) => !isOfTests(path), 0.9),
  'product-kit': () =>
    packageArea(
      'packages/product-kit',
      (path) => !isOfTests(path) && basename(path) !== 'check-product.ts',
      0.9,
    ),
};
