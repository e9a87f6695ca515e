import { expect, test } from 'vitest';
import { insuredNames, likelyBuyer } from './persons.ts';

test('a name is first and last name; the father’s is none of it', () => {
  const insured = [
    { firstName: 'Ayşe', fatherName: 'Mehmet', lastName: 'Yılmaz' },
    { firstName: 'محمد', lastName: 'الأحمد' },
  ];
  expect(insuredNames({ insured })).toEqual(['Ayşe Yılmaz', 'محمد الأحمد']);
});

test('without a list of persons the one who filled the form is insured', () => {
  expect(insuredNames({ firstName: 'Ayşe', lastName: 'Yılmaz', petName: 'Boncuk' })).toEqual(['Ayşe Yılmaz']);
  expect(insuredNames({ plate: '34ABC123', insured: [] })).toEqual([]);
});

const child = { firstName: 'Ada', lastName: 'Kaya', birthDate: '2008-11-27' };
const adult = { firstName: 'Deniz', lastName: 'Kaya', birthDate: '1990-07-05' };

test.each([
  ['the first of two adults', { insured: [adult, { ...adult, firstName: 'Ece' }] }, 'Deniz Kaya'],
  ['an adult behind a child', { insured: [child, adult] }, 'Deniz Kaya'],
  ['a child who is an adult that day', { insured: [{ ...child, birthDate: '2008-11-26' }] }, 'Ada Kaya'],
  ['one whose age nobody asked', { insured: [{ firstName: 'Deniz', lastName: 'Kaya' }] }, 'Deniz Kaya'],
  ['who filled the form', { firstName: 'Deniz', lastName: 'Kaya', plate: '34ABC123' }, 'Deniz Kaya'],
  [
    'who filled the form for a child',
    { firstName: 'Deniz', lastName: 'Kaya', insured: [child] },
    'Deniz Kaya',
  ],
])('%s most likely pays', (_who, application, name) => {
  const { firstName, lastName } = likelyBuyer(application, '2026-11-26') ?? {};
  expect(`${firstName} ${lastName}`).toBe(name);
});

test('nobody does where only children or birth dates are known', () => {
  expect(likelyBuyer({ insured: [child] }, '2026-11-26')).toBeNull();
  expect(likelyBuyer({ insured: [{ birthDate: '1990-07-05' }] }, '2026-11-26')).toBeNull();
});
