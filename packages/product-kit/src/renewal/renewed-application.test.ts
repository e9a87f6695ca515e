import { describe, expect, test } from 'vitest';
import type { Product } from '../product.ts';
import { climbOf, renewedApplication, yearsBetween } from './renewed-application.ts';
import { insuresTheSame } from './same-thing.ts';

const product = {
  steps: [
    {
      id: 'car',
      kind: 'fields',
      fields: [
        { kind: 'plate', name: 'plate', wire: 'plaka' },
        { kind: 'number', name: 'petAge', wire: 'yas' },
        { kind: 'date', name: 'beginDate', wire: 'baslangic' },
        { kind: 'date', name: 'endDate', wire: 'bitis' },
      ],
    },
    { id: 'insured', kind: 'insured' },
  ],
  insured: {
    min: 1,
    max: 2,
    fields: [
      { kind: 'birthDate', name: 'birthDate', wire: 'dogum' },
      { kind: 'nationalId', name: 'nationalId', wire: 'tc', sensitive: true },
      { kind: 'passportNo', name: 'passportNo', wire: 'pasaport', sensitive: true },
    ],
  },
  renewal: {
    daysBefore: [30],
    thing: ['plate'],
    ages: ['petAge'],
    sets: { isNew: false },
    ladder: { field: 'step', steps: ['s0', 's1', 's2'] },
  },
} as unknown as Product;

const old = {
  plate: '34ABC123',
  petAge: 4,
  beginDate: '2026-12-01',
  endDate: '2026-12-11',
  step: 's1',
  isNew: true,
  insured: [{ birthDate: '1990-02-03', nationalId: '10000000146' }],
};
const aYear = { from: '2026-12-01', to: '2027-12-01' };

describe('the next period', () => {
  test('begins on its first day, with what was as far away as before', () => {
    expect(renewedApplication(product, old, aYear)).toEqual({
      ...old,
      petAge: 5,
      beginDate: '2027-12-01',
      endDate: '2027-12-11',
      step: 's2',
      isNew: false,
    });
  });

  test('counts whole years only', () => {
    expect(yearsBetween(aYear)).toBe(1);
    expect(yearsBetween({ from: '2026-12-01', to: '2027-11-30' })).toBe(0);
    expect(yearsBetween({ from: '2026-12-01', to: '2028-12-01' })).toBe(2);
    expect(yearsBetween({ from: '2028-02-29', to: '2029-03-01' })).toBe(1);
    expect(yearsBetween({ from: '2027-12-01', to: '2026-12-01' })).toBe(0);
    const half = { from: '2026-12-01', to: '2027-06-01' };
    expect(renewedApplication(product, old, half)).toMatchObject({ petAge: 4, step: 's1' });
  });

  test('climbs no further than the highest step, and an unknown one not at all', () => {
    expect(climbOf(product, { ...old, step: 's2' }, aYear)).toBeNull();
    expect(climbOf(product, { ...old, step: 'unknown' }, aYear)).toBeNull();
    expect(climbOf(product, old, aYear)).toEqual({ field: 'step', from: 's1', to: 's2' });
    const twoYears = { from: '2026-12-01', to: '2028-12-01' };
    expect(climbOf(product, { ...old, step: 's0' }, twoYears)).toMatchObject({ to: 's2' });
    expect(climbOf(product, old, twoYears)).toMatchObject({ to: 's2' });
    expect(climbOf({ renewal: { daysBefore: [30], thing: [] } }, old, aYear)).toBeNull();
  });

  test('answers nothing that was not answered', () => {
    const { petAge: _, beginDate: __, step: ___, ...bare } = old;
    expect(Object.keys(renewedApplication(product, bare, aYear)).toSorted()).toEqual(
      [...Object.keys(bare)].toSorted(),
    );
  });

  test('moves no date where the first is none, and leaves another that is none', () => {
    const soon = { ...old, beginDate: 'soon' };
    expect(renewedApplication(product, soon, aYear)).toMatchObject({
      beginDate: 'soon',
      endDate: '2026-12-11',
    });
    for (const endDate of ['', 'later'])
      expect(renewedApplication(product, { ...old, endDate }, aYear)).toMatchObject({
        beginDate: '2027-12-01',
        endDate,
      });
    const { endDate: _, ...open } = old;
    expect(renewedApplication(product, open, aYear)).not.toHaveProperty('endDate');
  });

  test('changes nothing but dates where no answer grows, and nothing of what is not renewed', () => {
    const { renewal: _, ...once } = product;
    expect(renewedApplication(once as Product, old, aYear)).toEqual(old);
    const plain = { ...product, renewal: { daysBefore: [30], thing: [] } } as Product;
    expect(renewedApplication(plain, old, aYear)).toEqual({
      ...old,
      beginDate: '2027-12-01',
      endDate: '2027-12-11',
    });
  });

  test('leaves what it was given as it is', () => {
    const before = JSON.stringify(old);
    renewedApplication(product, old, aYear);
    expect(JSON.stringify(old)).toBe(before);
  });
});

describe('the same thing', () => {
  test('is the one its declaration names, however it is written', () => {
    expect(insuresTheSame(product, old, { ...old, plate: '34abc123', petAge: 9, insured: [] })).toBe(true);
    expect(insuresTheSame(product, old, { ...old, plate: '34ABC124' })).toBe(false);
    expect(insuresTheSame(product, { ...old, plate: '' }, { ...old, plate: '' })).toBe(false);
  });

  test('is the same in all that its declaration names', () => {
    const car = { ...product, renewal: { daysBefore: [30], thing: ['plate', 'serial'] } } as Product;
    const one = { plate: '34ABC123', serial: 'AB123456' };
    expect(insuresTheSame(car, one, { ...one })).toBe(true);
    expect(insuresTheSame(car, one, { ...one, serial: 'AB123457' })).toBe(false);
    expect(insuresTheSame(car, { ...one, serial: '' }, { ...one, serial: '' })).toBe(false);
  });

  test('is the same persons where no thing is insured, in any order', () => {
    const health = { ...product, renewal: { daysBefore: [30], thing: [] } } as Product;
    const two = [{ nationalId: '10000000146' }, { passportNo: 'u1234567' }];
    const turned = [{ passportNo: 'U1234567' }, { nationalId: '10000000146' }];
    expect(insuresTheSame(health, { insured: two }, { insured: turned })).toBe(true);
    expect(insuresTheSame(health, { insured: two }, { insured: two.slice(0, 1) })).toBe(false);
    expect(insuresTheSame(health, { insured: [{}] }, { insured: [{}] })).toBe(false);
    expect(insuresTheSame(health, {}, {})).toBe(false);
  });

  test('is told by a foreigner’s number too, and by persons where nothing is declared', () => {
    const { renewal: _, ...once } = product;
    const foreigner = { kind: 'foreignerId', name: 'foreignerId', wire: 'yabanci' } as const;
    const of = { ...once, insured: { ...once.insured, fields: [foreigner] } } as Product;
    const one = { insured: [{ foreignerId: '99121050322' }] };
    expect(insuresTheSame(of, one, { insured: [{ foreignerId: '99121050322' }] })).toBe(true);
    expect(insuresTheSame(of, one, { insured: [{ foreignerId: '99121050332' }] })).toBe(false);
  });
});
