import type { AuthorityRule } from './rule.ts';

const euros = (whole: number) => ({ minor: whole * 100, currency: 'EUR' as const });
const liras = (whole: number) => ({ minor: whole * 100, currency: 'TRY' as const });

const visaCode = 'Regulation (EC) 810/2009 (Visa Code), Article 15';
const circular = 'Sektör Duyurusu / Genelge 2016/16 of 10.05.2016, as amended on 18.03.2022';
const guides = 'Erasmus guides of Turkish universities (Bingöl, Başkent, Kafkas, Yıldız)';
const seenOn = '2026-11-22';

/** What desks ask of a policy. A rule is read again at its source before `seenOn` moves. */
export const authorityRules: readonly AuthorityRule[] = [
  {
    id: 'schengen.territory',
    authority: 'schengen-visa',
    source: `${visaCode}(3)`,
    wording: 'The insurance shall be valid throughout the territory of the Member States.',
    seenOn,
    needs: { kind: 'territory', of: 'schengen' },
  },
  {
    id: 'schengen.stay',
    authority: 'schengen-visa',
    source: `${visaCode}(3)`,
    wording: 'It shall cover the entire period of the person’s intended stay or transit.',
    seenOn,
    needs: { kind: 'whole-stay' },
  },
  {
    id: 'schengen.sum',
    authority: 'schengen-visa',
    source: `${visaCode}(3)`,
    wording: 'The minimum coverage shall be EUR 30 000.',
    seenOn,
    needs: { kind: 'at-least', coverage: 'medicalTreatment', amount: euros(30_000) },
  },
  {
    id: 'schengen.repatriation',
    authority: 'schengen-visa',
    source: `${visaCode}(1)`,
    wording: 'Expenses which might arise in connection with repatriation for medical reasons.',
    seenOn,
    needs: { kind: 'at-least', coverage: 'medicalTransport', amount: euros(30_000) },
  },
  {
    id: 'schengen.death',
    authority: 'schengen-visa',
    source: `${visaCode}(1)`,
    wording: 'Urgent medical attention and/or emergency hospital treatment or death, during their stay.',
    seenOn,
    needs: { kind: 'covered', coverage: 'funeralTransport' },
  },
  {
    id: 'schengen.excess',
    authority: 'schengen-visa',
    source: 'Practice of consulates, one of which asks for it in writing (Norway, 2011)',
    wording: 'The insurance must have no deductible.',
    seenOn,
    needs: { kind: 'no-excess' },
  },
  {
    id: 'erasmus.territory',
    authority: 'erasmus',
    source: guides,
    wording: 'The policy must be valid in the country of the activity.',
    seenOn,
    needs: { kind: 'territory', of: 'destination' },
  },
  {
    id: 'erasmus.stay',
    authority: 'erasmus',
    source: guides,
    wording: 'The insurance must cover the whole period of the activity.',
    seenOn,
    needs: { kind: 'whole-stay' },
  },
  {
    id: 'erasmus.sum',
    authority: 'erasmus',
    source: guides,
    wording: 'At least EUR 30,000 where the consulate asks for insurance.',
    seenOn,
    needs: { kind: 'at-least', coverage: 'medicalTreatment', amount: euros(30_000) },
  },
  {
    id: 'erasmus.liability',
    authority: 'erasmus',
    source: guides,
    wording: 'Liability insurance is compulsory for a traineeship.',
    seenOn,
    when: { field: 'activity', is: ['traineeship'] },
    needs: { kind: 'covered', coverage: 'personalLiability' },
  },
  {
    id: 'erasmus.accident',
    authority: 'erasmus',
    source: guides,
    wording: 'Accident insurance is compulsory for a traineeship.',
    seenOn,
    when: { field: 'activity', is: ['traineeship'] },
    needs: { kind: 'covered', coverage: 'personalAccident' },
  },
  {
    id: 'residence.outpatient',
    authority: 'residence-permit',
    source: circular,
    wording: 'Outpatient treatment: at least 5,000 TL a year.',
    seenOn,
    needs: { kind: 'at-least', coverage: 'outpatient', amount: liras(5_000) },
  },
  {
    id: 'residence.inpatient',
    authority: 'residence-permit',
    source: circular,
    wording: 'Inpatient treatment at contracted institutions: unlimited.',
    seenOn,
    needs: { kind: 'unlimited', coverage: 'inpatient' },
  },
  {
    id: 'residence.inpatientOther',
    authority: 'residence-permit',
    source: circular,
    wording: 'Inpatient treatment at other institutions: at least 50,000 TL.',
    seenOn,
    needs: { kind: 'at-least', coverage: 'inpatientOther', amount: liras(50_000) },
  },
  {
    id: 'residence.year',
    authority: 'residence-permit',
    source: 'Practice of the provincial directorates of migration management',
    wording: 'The policy must cover the period asked for, at least one year.',
    seenOn,
    needs: { kind: 'lasts', days: 365 },
  },
  {
    id: 'card.territory',
    authority: 'green-card',
    source: 'Internal Regulations of the Council of Bureaux; TMTB',
    wording: 'The card is valid in the countries that are not crossed out on it.',
    seenOn,
    needs: { kind: 'territory', of: 'destination' },
  },
  {
    id: 'card.liability',
    authority: 'green-card',
    source: 'Internal Regulations of the Council of Bureaux; TMTB',
    wording: 'Liability according to the law of the country visited.',
    seenOn,
    needs: { kind: 'covered', coverage: 'thirdPartyLiability' },
  },
];
