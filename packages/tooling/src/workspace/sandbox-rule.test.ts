import { afterAll, expect, test } from 'vitest';
import { plantedHouse } from './planted-house.ts';

const { broken, remove } = plantedHouse({ 'apps/pet/src/pet/sandbox/plans.ts': 'export const plans = 1;' });
afterAll(remove);

const reads = (path: string) => `export { plans } from '${path}';`;

test('what invented insurers answer is imported in its own folder and by tests; the sandbox discovers it', {
  timeout: 60_000,
}, () => {
  expect(
    broken({
      'apps/pet/src/pet/sandbox/insurers.ts': reads('./plans.ts'),
      'apps/pet/src/pet/pet.test.ts': reads('./sandbox/plans.ts'),
    }),
  ).toEqual([]);
});

test.each(['apps/pet/src/pet/product.ts', 'apps/pet/src/remote.ts'])(
  'never by %s',
  { timeout: 60_000 },
  (file) => {
    const path = file.endsWith('remote.ts') ? './pet/sandbox/plans.ts' : './sandbox/plans.ts';
    expect(broken({ [file]: reads(path) })).toEqual(['invented-answers-are-for-the-sandbox']);
  },
);
