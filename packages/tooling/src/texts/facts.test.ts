import { expect, test } from 'vitest';
import register from './facts.json' with { type: 'json' };
import { type Fact, factsIn } from './facts.ts';
import { readTexts } from './read-texts.ts';

const facts = register as Fact[];
const dayMs = 86_400_000;

test('a fact is found as Turkish writes it', () => {
  expect(factsIn('yüzde 20, %5, 30.000 euro, 6698 sayılı Kanun, madde 9, 2026, 14 gün')).toEqual([
    '%20',
    '%5',
    '30.000',
    '6698 sayılı',
    'madde 9',
    '2026',
  ]);
});

test('every number that a text gives as a fact stands in the register, and none stands there for nothing', async () => {
  const named = new Set<string>();
  for (const { place, text } of await readTexts('tr')) {
    const where = place.split(' ')[0] ?? '';
    if (!where.includes('/panel')) for (const number of factsIn(text)) named.add(`${number} ${where}`);
  }
  expect([...named].toSorted()).toEqual(facts.map(({ number, where }) => `${number} ${where}`).toSorted());
});

test('a fact of the law has a source, and what ends within sixty days is told', () => {
  expect(facts.filter(({ source }) => source.length < 10)).toEqual([]);
  const soon = facts.filter(({ until }) => until !== null && Date.parse(until) - Date.now() < 60 * dayMs);
  if (soon.length > 0)
    console.warn(
      `facts that end soon:\n${soon.map((fact) => `${fact.until} ${fact.number} ${fact.where}`).join('\n')}`,
    );
  expect(facts.filter(({ checked, until }) => checked !== null && until !== null && until < checked)).toEqual(
    [],
  );
});
