import { expect, test } from 'vitest';
import { numberedKeys } from '../../testing/known-keys.ts';
import { testProduct } from '../../testing/test-product.ts';
import { typedHashes } from './name-beginnings.ts';
import { allNamesIn, nameKeysIn, namesOf } from './names-in-form.ts';
import { newRecordKey } from './record-keys.ts';
import { DoesNotOpen, isSealed, KeyIsGone } from './seal.ts';
import { sealApplication } from './sealed-application.ts';

const ring = numberedKeys({ 7: Buffer.alloc(32, 1) });
const insured = [
  { nationalId: '10000000146', firstName: 'Defne', lastName: 'Aydın' },
  { nationalId: '10000000146', firstName: 'Su Daniel', lastName: 'O’Connor' },
];
const own = newRecordKey(ring, { id: 'q', partnerId: 'p', phone: '+905321112244' }, new Date());
const application = sealApplication(own.keys, testProduct, 'q', { email: 'defne@ornek.example', insured });
const key = own.row?.wrapped ?? null;

test('names of a stored form open alone, whatever else of it is sealed', () => {
  expect(
    application.insured?.flatMap(({ firstName, lastName }) => [firstName, lastName]).every(isSealed),
  ).toBe(true);
  const names = namesOf(ring, { id: 'q', application, key });
  expect(names.insured).toEqual(insured.map(({ firstName, lastName }) => ({ firstName, lastName })));
  expect(JSON.stringify(names)).not.toMatch(/sealed|nationalId|email/);
  /* as the version before stored them */
  expect(namesOf(ring, { id: 'q', application: { insured }, key: null })).toEqual(names);
  expect(() => namesOf(ring, { id: 'q', application, key: null })).toThrow(KeyIsGone);
  expect(() => namesOf(ring, { id: 'other', application, key })).toThrow(DoesNotOpen);
});

test('a form is found by the names of who filled it and of each person, in one table only', () => {
  const form = { firstName: 'Zeynep', lastName: 'Kara', insured };
  expect(allNamesIn(form)).toBe('Zeynep Kara Defne Aydın Su Daniel O’Connor');
  expect(allNamesIn({ plate: '34ABC123', insured: [{ birthDate: '1990-07-05', firstName: '' }] })).toBe('');
  const has = nameKeysIn(ring, 'quote', 'q', form);
  expect(has.length % 8).toBe(0);
  const meant = (...words: string[]) =>
    typedHashes(ring, 'quote', words)
      .flat()
      .every((one) => has.includes(one));
  expect(meant('zey', 'kara', 'def', 'aydi', 'su', 'daniel', 'connor')).toBe(true);
  for (const word of ['efne', 'de', 'meh', 'kar1']) expect(meant(word)).toBe(false);
  expect(
    typedHashes(ring, 'application', ['zey'])
      .flat()
      .some((one) => has.includes(one)),
  ).toBe(false);
  expect(nameKeysIn(ring, 'quote', 'q', {})).toEqual([]);
});
