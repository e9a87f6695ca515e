import { describe, expect, test } from 'vitest';
import { authorityIds, readsAbroad } from './authority.ts';
import type { Need } from './rule.ts';
import { authorityRules } from './rules.ts';

/* by hand, from the words of the authorities that decision 0372 was made of: rule, desk, what it needs of a policy */
const asked = [
  ['schengen.territory', 'schengen-visa', 'valid in schengen'],
  ['schengen.stay', 'schengen-visa', 'the whole stay'],
  ['schengen.sum', 'schengen-visa', 'medicalTreatment for 30000 EUR'],
  ['schengen.repatriation', 'schengen-visa', 'medicalTransport for 30000 EUR'],
  ['schengen.death', 'schengen-visa', 'funeralTransport'],
  ['schengen.excess', 'schengen-visa', 'no excess'],
  ['erasmus.territory', 'erasmus', 'valid in destination'],
  ['erasmus.stay', 'erasmus', 'the whole stay'],
  ['erasmus.sum', 'erasmus', 'medicalTreatment for 30000 EUR'],
  ['erasmus.liability', 'erasmus', 'personalLiability'],
  ['erasmus.accident', 'erasmus', 'personalAccident'],
  ['residence.outpatient', 'residence-permit', 'outpatient for 5000 TRY'],
  ['residence.inpatient', 'residence-permit', 'inpatient without limit'],
  ['residence.inpatientOther', 'residence-permit', 'inpatientOther for 50000 TRY'],
  ['residence.year', 'residence-permit', '365 days'],
  ['card.territory', 'green-card', 'valid in destination'],
  ['card.liability', 'green-card', 'thirdPartyLiability'],
];

function inWords(needs: Need): string {
  switch (needs.kind) {
    case 'territory':
      return `valid in ${needs.of}`;
    case 'whole-stay':
      return 'the whole stay';
    case 'lasts':
      return `${needs.days} days`;
    case 'at-least':
      return `${needs.coverage} for ${needs.amount.minor / 100} ${needs.amount.currency}`;
    case 'unlimited':
      return `${needs.coverage} without limit`;
    case 'covered':
      return needs.coverage;
    case 'no-excess':
      return 'no excess';
  }
}

describe('what desks ask', () => {
  test('is written down rule by rule', () => {
    expect(authorityRules.map(({ id, authority, needs }) => [id, authority, inWords(needs)])).toEqual(asked);
  });

  test('is liability and accident of trainees alone', () => {
    expect(authorityRules.flatMap(({ id, when }) => (when ? [[id, when.field, ...when.is]] : []))).toEqual([
      ['erasmus.liability', 'activity', 'traineeship'],
      ['erasmus.accident', 'activity', 'traineeship'],
    ]);
  });

  test('has a source, the words that stand there, and the day they were read', () => {
    for (const { id, source, wording, seenOn } of authorityRules) {
      expect(source, id).toMatch(/Visa Code|Genelge|Erasmus guides|Practice|Council of Bureaux/);
      expect(wording, id).toMatch(/\.$/);
      expect(seenOn, id).toBe('2026-11-22');
    }
  });
});

test('of four desks the one for residence permits alone reads Turkish', () => {
  expect(authorityIds.map((id) => [id, readsAbroad(id)])).toEqual([
    ['schengen-visa', true],
    ['residence-permit', false],
    ['erasmus', true],
    ['green-card', true],
  ]);
});
