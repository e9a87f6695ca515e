import { expect, it } from 'vitest';
import { affectedBy } from './affected.ts';
import { affectedStages, leftOut } from './affected-stages.ts';
import { filesInTurn } from './files-in-turn.ts';
import { stages } from './stages.ts';

const base = { name: 'main', commit: '0123456' };
const stagesFor = (...changed: string[]) =>
  affectedStages(
    affectedBy(changed, () => true),
    base,
  );
const namesFor = (...changed: string[]) => stagesFor(...changed).map(({ name }) => name);

it('a change of one product builds, runs the tests that read it and buys what its family sells', () => {
  const chosen = stagesFor('apps/pet/src/pet/fields.ts');
  const names = chosen.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['types', 'build', 'assemble', 'unit']));
  expect(names.at(-1)).toBe('purchases of changed families');
  expect(names.filter((name) => name === 'bytes' || name.startsWith('gateway'))).toEqual([]);
  expect(chosen.at(-1)?.env).toMatchObject({ FAMILIES: 'pet' });
  expect(chosen.find(({ name }) => name === 'unit')?.args).toContain('packages/product-kit/src/discover.ts');
});

it('a shared package runs everything', () => {
  expect(namesFor('packages/contracts/src/offer.ts')).toContain('browser journeys');
  const ofWhole = stages.map(({ name }) => name).filter((name) => name !== 'specification');
  expect(namesFor('packages/contracts/src/offer.ts')).toEqual(ofWhole);
});

it('who changed the gateway tries the files of every day', () => {
  const excluded = (chosen: typeof stages) =>
    chosen.find(({ name }) => name === 'gateway on a PostgreSQL server')?.args.join(' ') ?? '';
  const inTurn = filesInTurn.flatMap(({ days }) => days.flat());
  const changed = excluded(stagesFor('apps/gateway/src/main/server.ts'));
  expect(changed).toContain('start.test.ts');
  expect(inTurn.filter((file) => changed.includes(file))).toEqual([]);
});

it('notes build nothing', () => {
  expect(namesFor('docs/glossary.md')).toEqual(['types', 'unit']);
});

it('what is left out is told in one sentence, and nothing is told when nothing is', () => {
  const pet = affectedBy(['apps/pet/src/pet/fields.ts'], () => true);
  expect(leftOut(affectedStages(pet, base), pet)).toBe(
    'Left out, as this change cannot touch it or only little: gateway on the embedded database; ' +
      'gateway on a PostgreSQL server; bytes; browser journeys but the purchases of pet. "pnpm test" runs them.',
  );
  const shared = affectedBy(['pnpm-lock.yaml', 'packages/contracts/src/offer.ts'], () => true);
  expect(leftOut(affectedStages(shared, base), shared)).toBeNull();
});
