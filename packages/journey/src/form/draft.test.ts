import type { Field } from '@sigorta/product-kit/field';
import { beforeEach, expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { readDraft, saveDraft } from './draft.ts';
import { draftLifeMs } from './open-drafts.ts';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const now = 1_800_000_000_000;
const values = {
  region: 'europe',
  country: '996',
  insured: [
    { firstName: 'Defne', birthDate: '1990-07-05', idKind: 'nationalId', nationalId: '10000000146' },
    { firstName: 'Kerem', idKind: 'passport', passportNo: 'U12345678' },
  ],
};

let store: Storage;
beforeEach(() => {
  store = memoryStorage();
});

test('what was answered comes back within the hour', () => {
  saveDraft(sampleProduct, { values, reached: 1 }, now, store);
  expect(readDraft(sampleProduct, now + draftLifeMs - 1, store)).toMatchObject({
    reached: 1,
    values: { region: 'europe', country: '996', insured: [{ firstName: 'Defne' }, { firstName: 'Kerem' }] },
  });
});

test('no id and no passport is ever written', () => {
  saveDraft(sampleProduct, { values, reached: 1 }, now, store);
  const written = store.getItem(store.key(0) ?? '') ?? '';
  expect(written).toContain('Defne');
  expect(written).not.toContain('10000000146');
  expect(written).not.toContain('U12345678');
});

test('an hour later it is gone, also from storage', () => {
  saveDraft(sampleProduct, { values, reached: 1 }, now, store);
  expect(readDraft(sampleProduct, now + draftLifeMs, store)).toBeNull();
  expect(store.length).toBe(0);
});

test('of a draft of another release, what both ask comes back, from the first step on', () => {
  saveDraft(sampleProduct, { values, reached: 1 }, now, store);
  const [trip, ...others] = sampleProduct.steps;
  if (trip?.kind !== 'fields') throw new Error('the sample begins with fields');
  const asText = (field: Field): Field =>
    field.name === 'country' ? { kind: 'text', name: 'country', wire: 'ulke' } : field;
  const changed = { ...sampleProduct, steps: [{ ...trip, fields: trip.fields.map(asText) }, ...others] };
  const draft = readDraft(changed, now, store);
  expect(draft).toMatchObject({
    reached: 0,
    values: { region: 'europe', insured: [{ firstName: 'Defne' }, {}] },
  });
  /* the same name asks something else now */
  expect(draft?.values).not.toHaveProperty('country');
  expect(JSON.stringify(draft)).not.toContain('10000000146');
});

test('of a draft of another release without persons, the answers alone come back', () => {
  saveDraft(sampleProduct, { values: { region: 'europe' }, reached: 1 }, now, store);
  const more = { ...sampleProduct, insured: { ...sampleProduct.insured, fields: [] } };
  expect(readDraft(more, now, store)).toEqual({ values: { region: 'europe' }, reached: 0 });
});

test('a draft that does not say how far it came begins at the first step', () => {
  saveDraft(sampleProduct, { values: { region: 'europe' }, reached: Number.NaN }, now, store);
  expect(readDraft(sampleProduct, now, store)?.reached).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"version":1}'])('storage that holds %j is no draft', (text) => {
  store.setItem(`taslak:${sampleProduct.id}`, text);
  expect(readDraft(sampleProduct, now, store)).toBeNull();
});

test.each([
  ['of another way of writing', { version: 2 }, false],
  ['without its questions', { shape: 7 }, false],
  ['without its answers', { values: 'all' }, false],
  ['of another clock, not yet written', { savedAt: now + 1 }, false],
  ['of this very moment', { savedAt: now }, true],
  ['whose persons are none', { values: { region: 'europe', insured: 'nobody' } }, false],
])('a draft %s', (_, change, isTaken) => {
  saveDraft(sampleProduct, { values: { region: 'europe' }, reached: 2 }, now, store);
  const key = store.key(0) ?? '';
  const kept = JSON.parse(store.getItem(key) ?? '{}');
  expect(kept.version).toBe(1); // what lies in browsers since
  store.setItem(key, JSON.stringify({ ...kept, ...change }));
  const draft = readDraft(sampleProduct, now, store);
  expect(draft).toEqual(isTaken ? { values: { region: 'europe' }, reached: 2 } : null);
  expect(store.length).toBe(isTaken ? 1 : 0);
});

test('what somebody else wrote into storage passes the same sieve', () => {
  saveDraft(sampleProduct, { values: {}, reached: 0 }, now, store);
  const key = store.key(0) ?? '';
  const kept = JSON.parse(store.getItem(key) ?? '{}');
  store.setItem(key, JSON.stringify({ ...kept, values: { ...values, strange: 1 } }));
  const draft = readDraft(sampleProduct, now, store);
  expect(draft?.values).not.toHaveProperty('strange');
  expect(JSON.stringify(draft)).not.toContain('10000000146');
});
