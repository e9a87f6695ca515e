import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coverage } from '@sigorta/contracts/coverage';
import type { FitAnswer } from '@sigorta/contracts/fit';
import { addDays } from '@sigorta/validators/iso-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Application } from '../field.ts';
import type { AuthorityId } from './authority.ts';
import { type FitFacts, fitOf, fitsOf } from './fit.ts';
import { authorityRules } from './rules.ts';

const answers: Record<string, FitAnswer> = { F: 'fits', N: 'does-not', '?': 'not-known' };
const today = '2026-11-23';

function coverage(code: string, written: string, home: 'EUR' | 'TRY'): Coverage[] {
  if (written === '-') return [];
  if (written === 'X') return [{ code, limit: { kind: 'excluded' } }];
  if (written === 'U') return [{ code, limit: { kind: 'unlimited' } }];
  if (written === 'I') return [{ code, limit: { kind: 'included' } }];
  if (written.startsWith('C')) return [{ code, limit: { kind: 'count', count: Number(written.slice(1)) } }];
  const currency = written.endsWith('$') ? 'USD' : home;
  return [
    { code, limit: { kind: 'amount', amount: { minor: Number.parseInt(written, 10) * 100, currency } } },
  ];
}

/** `0901-0630` goes over the turn of the year. */
function days(written: string): { firstDay: string; lastDay: string } | null {
  if (written === '?') return null;
  const [from = '', to = ''] = written.split('-');
  const iso = (text: string, year: number) =>
    text.length === 8
      ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
      : `${year}-${text.slice(0, 2)}-${text.slice(2)}`;
  return { firstDay: iso(from, 2027), lastDay: iso(to, to < from && to.length === 4 ? 2028 : 2027) };
}

interface Pair {
  line: string;
  label: FitAnswer;
  authority: AuthorityId;
  facts: FitFacts;
  application: Application;
}

const territoryOf = (written: string): string[] | null => (written === '?' ? null : written.split('+'));

function trip(written: string): Application {
  const journey = days(written);
  return { beginDate: journey?.firstDay ?? '', endDate: journey?.lastDay ?? '' };
}

const readers: Record<AuthorityId, (cells: string[]) => Pick<Pair, 'facts' | 'application'>> = {
  'schengen-visa': ([
    country = '',
    territory = '',
    cover = '',
    journey = '',
    medical = '',
    transport = '',
    funeral = '',
    excess = '',
  ]) => ({
    facts: {
      territory: territoryOf(territory),
      cover: days(cover),
      coverages: [
        ...coverage('medicalTreatment', medical, 'EUR'),
        ...coverage('medicalTransport', transport, 'EUR'),
        ...coverage('funeralTransport', funeral, 'EUR'),
      ],
      deductible: excess === '-' ? null : { minor: Number(excess) * 100, currency: 'EUR' },
    },
    application: { country, purpose: 'visa', ...trip(journey) },
  }),
  erasmus: ([
    activity = '',
    country = '',
    territory = '',
    cover = '',
    journey = '',
    medical = '',
    liability = '',
    accident = '',
  ]) => ({
    facts: {
      territory: territoryOf(territory),
      cover: days(cover),
      coverages: [
        ...coverage('medicalTreatment', medical, 'EUR'),
        ...coverage('personalLiability', liability, 'EUR'),
        ...coverage('personalAccident', accident, 'EUR'),
      ],
      deductible: null,
    },
    application: { activity, country, ...trip(journey) },
  }),
  'residence-permit': ([cover = '', outpatient = '', inpatient = '', inpatientOther = '']) => ({
    facts: {
      territory: ['792'],
      cover: days(cover),
      coverages: [
        ...coverage('outpatient', outpatient, 'TRY'),
        ...coverage('inpatient', inpatient, 'TRY'),
        ...coverage('inpatientOther', inpatientOther, 'TRY'),
      ],
      deductible: null,
    },
    application: {},
  }),
  'green-card': ([country = '', territory = '', liability = '']) => ({
    facts: {
      territory: territoryOf(territory),
      cover: null,
      coverages: coverage('thirdPartyLiability', liability, 'EUR'),
      deductible: null,
    },
    application: { country },
  }),
};

function pairs(file = 'labelled-pairs.txt'): Pair[] {
  const made: Pair[] = [];
  let authority: AuthorityId = 'schengen-visa';
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line in readers) authority = line as AuthorityId;
    else {
      const [mark = '', ...cells] = line.split(' ');
      made.push({ line, authority, label: answers[mark] ?? 'not-known', ...readers[authority](cells) });
    }
  }
  return made;
}

test('two hundred pairs of offer and authority are answered as they were labelled, none of them a wrong "fits"', () => {
  const all = pairs();
  expect(all.length).toBeGreaterThanOrEqual(200);
  const wrong = all.filter(
    ({ authority, facts, application, label }) =>
      fitOf(authority, facts, application, today)?.answer !== label,
  );
  expect(wrong.map(({ authority, line }) => `${authority}: ${line}`)).toEqual([]);
});

test('a second reader, who knew the authorities’ words alone, labels them the same, but for a code nobody explained to him', () => {
  const marked = (all: Pair[]) => all.map(({ authority, line }) => `${authority}: ${line}`).toSorted();
  const first = marked(pairs());
  const second = marked(pairs('second-reader-pairs.txt'));
  expect(second).toHaveLength(first.length);
  /* Kosovo in the Europe list */
  expect(second.filter((line) => !first.includes(line))).toEqual([
    'erasmus: ? traineeship 994 997 0901-1130 0901-1130 30000 1 1',
  ]);
});

const fitting = pairs().filter(({ label }) => label === 'fits');

describe('nothing that is taken away makes a fit', () => {
  const order: FitAnswer[] = ['does-not', 'not-known', 'fits'];
  const rank = (pair: Pair, facts: FitFacts) =>
    order.indexOf(fitOf(pair.authority, facts, pair.application, today)?.answer ?? 'not-known');
  test('a coverage excluded, a day shorter, an excess or a country less never improves an answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs()),
        fc.nat(),
        fc.constantFrom('cover', 'day', 'excess', 'country'),
        (pair, at, what) => {
          const { facts } = pair;
          const code = facts.coverages[at % Math.max(1, facts.coverages.length)]?.code;
          const less: Record<string, Partial<FitFacts>> = {
            cover: { coverages: facts.coverages.filter((one) => one.code !== code) },
            day: facts.cover ? { cover: { ...facts.cover, lastDay: addDays(facts.cover.lastDay, -1) } } : {},
            excess: { deductible: { minor: (facts.deductible?.minor ?? 0) + 100, currency: 'EUR' } },
            country:
              facts.territory && facts.territory.length > 1 ? { territory: facts.territory.slice(1) } : {},
          };
          expect(rank(pair, { ...facts, ...less[what] })).toBeLessThanOrEqual(rank(pair, facts));
        },
      ),
    );
  });
});

test.each([
  [180, 'fits'],
  [181, 'not-known'],
] as const)('a rule that nobody has read for %i days leaves "%s"', (age, answer) => {
  for (const { authority, facts, application } of fitting) {
    const seenOn = addDays(today, -age);
    const rules = authorityRules.map((rule) => ({ ...rule, seenOn }));
    expect(fitOf(authority, facts, application, today, rules)?.answer).toBe(answer);
  }
});

test('a product tells of the authorities it is bought for, and of none that is not asked', () => {
  const [pair] = fitting;
  if (!pair) throw new Error('no pair fits');
  const boughtFor = ['schengen-visa', 'erasmus'] as const;
  const of = (application: Application) =>
    fitsOf({ boughtFor: [...boughtFor] }, pair.facts, application, today).map(({ authority }) => authority);
  expect(of({ ...pair.application, country: '764', purpose: 'visa' })).toEqual([...boughtFor]);
  expect(of({ ...pair.application, purpose: 'other' })).toEqual(['erasmus']);
  expect(fitsOf({}, pair.facts, pair.application, today)).toEqual([]);
});

test('a consulate of the Schengen area is asked about nothing that is not for it', () => {
  const [pair] = fitting;
  if (!pair) throw new Error('no pair fits');
  const asked = (change: Application) =>
    fitOf('schengen-visa', pair.facts, { ...pair.application, ...change }, today);
  expect(asked({ purpose: 'other' })).toBeNull();
  expect(asked({ purpose: undefined, country: '764' })).toBeNull();
  expect(asked({ purpose: undefined, country: '276' })).not.toBeNull();
});

test('every rule says where it stands, in whose words and when it was read', () => {
  const ids = authorityRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { source, wording, seenOn } of authorityRules) {
    expect(source.length).toBeGreaterThan(10);
    expect(wording).toMatch(/\.$/);
    expect(seenOn <= today).toBe(true);
  }
});
