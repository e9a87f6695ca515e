import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../start/settings.ts';
import { LongestFirst, longest } from './longest-first.ts';

const named = (file: string) => ({ moduleId: `/house/${file}` }) as TestSpecification;

it('the longest files begin, the others stand in the order that they had', async () => {
  const others = ['apps/pet/src/pet.test.ts', 'apps/gateway/src/a.test.ts', 'apps/dask/src/b.test.ts'];
  vi.spyOn(BaseSequencer.prototype, 'sort').mockImplementation(async (files) => files);
  const [first = '', second = ''] = longest;
  const given = [others[0], second, others[1], first, others[2]].map((file) => named(file ?? ''));
  const sorted = await new LongestFirst({} as Vitest).sort(given);
  vi.restoreAllMocks();
  expect(sorted.map(({ moduleId }) => moduleId.replace('/house/', ''))).toEqual([first, second, ...others]);
});

it('what is named is there', () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
