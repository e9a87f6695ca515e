import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../start/settings.ts';
import { LongestFirst, longest } from './longest-first.ts';

const house = mkdtempSync(join(tmpdir(), 'longest-'));
afterAll(() => rmSync(house, { recursive: true }));

const file = (name: string, text = '', project = 'unit'): TestSpecification => {
  const moduleId = join(house, name);
  mkdirSync(dirname(moduleId), { recursive: true });
  writeFileSync(moduleId, text);
  return { moduleId, project: { name: project } } as TestSpecification;
};

const sorted = async (files: TestSpecification[]): Promise<string[]> => {
  vi.spyOn(BaseSequencer.prototype, 'sort').mockImplementation(async (given) => given);
  const found = await new LongestFirst({} as Vitest).sort(files);
  vi.restoreAllMocks();
  return found.map(({ moduleId }) => relative(house, moduleId));
};

it('the longest files begin, the others stand in the order that they had', async () => {
  const others = ['apps/pet/src/pet.test.ts', 'apps/gateway/src/a.test.ts', 'apps/dask/src/b.test.ts'];
  const [first = '', second = ''] = longest;
  const given = [others[0], second, others[1], first, others[2]].map((name) => file(name ?? ''));
  expect(await sorted(given)).toEqual([first, second, ...others]);
});

it('files of a project that ask for the same surroundings stand together, for a worker takes no others', async () => {
  const page = '// @vitest-environment happy-dom\n';
  const given = [
    file('a.test.ts'),
    file('b.test.tsx', page),
    file('c.test.ts', '', 'sandbox'),
    file('d.test.ts'),
    file('e.test.tsx', page),
    file('f.test.ts', page, 'sandbox'),
  ];
  expect(await sorted(given)).toEqual([
    ...['a.test.ts', 'd.test.ts'],
    ...['b.test.tsx', 'e.test.tsx'],
    'c.test.ts',
    'f.test.ts',
  ]);
});

it('what is named is there', () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
