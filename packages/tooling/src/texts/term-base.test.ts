import { expect, test } from 'vitest';
import { readAllTexts } from './read-texts.ts';
import base from './term-base.json' with { type: 'json' };
import { type Label, labelFaults, type Term, type Texts, termFaults, unexplained } from './term-base.ts';

const texts = await readAllTexts();

test('a label is called what the term base says, the same everywhere', () => {
  expect(base.labels.length + base.words.length).toBeGreaterThanOrEqual(150);
  expect(labelFaults(texts, base.labels)).toEqual([]);
});

test('a label with several names says why, and only such a one', () => {
  expect(unexplained(base.labels)).toEqual([]);
  const excess = { tr: 'Muafiyet', en: ['Excess'], ru: ['Франшиза'], ar: ['مبلغ التحمّل'] };
  const two = { ...excess, en: ['Excess', 'Deductible'] };
  expect(unexplained([excess, { ...two, why: 'grammar' }])).toEqual([]);
  expect(unexplained([two, { ...two, why: 'taste' }, { ...excess, why: 'grammar' }])).toHaveLength(3);
});

test('a term stays in the translation of its sentence', () => {
  expect(termFaults(texts, base.words)).toEqual([]);
});

const at = (place: string, tr: string, en: string): Texts => ({
  tr: [
    { place, text: tr },
    { place: 'b x', text: tr },
  ],
  en: [
    { place, text: en },
    { place: 'b x', text: 'Excess' },
  ],
  ru: [
    { place, text: 'Франшиза' },
    { place: 'b x', text: 'Франшиза' },
  ],
  ar: [
    { place, text: 'مبلغ التحمّل' },
    { place: 'b x', text: 'مبلغ التحمّل' },
  ],
});
const excess: Label = { tr: 'Muafiyet', en: ['Excess'], ru: ['Франшиза'], ar: ['مبلغ التحمّل'] };
const inSentences: Term = { tr: 'muafiyet', en: 'excess', ru: 'франшиз', ar: 'التحم', without: [] };

test('a second name, a name nobody uses and a lost term are found', () => {
  expect(labelFaults(at('a x', 'Muafiyet', 'Excess'), [excess])).toEqual([]);
  expect(labelFaults(at('a x', 'Muafiyet', 'Deductible'), [excess])).toEqual([
    'Muafiyet: en Deductible | Excess, not Excess',
  ]);
  expect(labelFaults(at('a x', 'Muafiyet', 'Deductible'), [])).toHaveLength(1);
  expect(labelFaults(at('a x', 'Muafiyet', 'Excess'), [excess, { ...excess, tr: 'Prim' }])).toEqual([
    'Prim: nobody says it twice',
  ]);
  expect(termFaults(at('a x', 'Muafiyet', 'Deductible'), [inSentences])).toEqual(['muafiyet: en a x']);
  expect(termFaults(at('a x', 'Muafiyet', 'Excess'), [{ ...inSentences, without: ['en a x'] }])).toEqual([
    'muafiyet: en a x has it again',
  ]);
});
