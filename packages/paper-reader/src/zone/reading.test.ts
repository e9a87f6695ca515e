import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit } from './check-digit.ts';
import type { ZoneKind } from './layout.ts';
import { readingOf } from './reading.ts';

const today = '2026-11-26';

/* the specimens of ICAO Doc 9303 (parts 4, 5, 6), their invented state written as Germany: no check digit covers it */
const specimens: Record<ZoneKind, string[]> = {
  TD3: ['P<D<<ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36D<<7408122F1204159ZE184226B<<<<<10'],
  TD2: ['I<D<<ERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907D<<7408122F1204159<<<<<<<6'],
  TD1: ['I<D<<D231458907<<<<<<<<<<<<<<<', '7408122F1204159D<<<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
};
const kinds = ['TD1', 'TD2', 'TD3'] as const;
const anna = {
  lastName: 'ERIKSSON',
  firstName: 'ANNA MARIA',
  nationality: '276',
  birthDate: '1974-08-12',
  gender: 'female',
  expiryDate: '2012-04-15',
  nationalId: null,
};

test.each([
  ['520727', '3'],
  ['L898902C3', '6'],
  ['740812', '2'],
  ['120415', '9'],
  ['ZE184226B<<<<<', '1'],
  ['AB2134<<<', '5'],
])('the check digit of %s is %s (Doc 9303 part 3)', (text, digit) => {
  expect(checkDigit(text)).toBe(digit);
});

test.each(kinds)('the specimen of a %s is read', (kind) => {
  const number = kind === 'TD3' ? 'L898902C3' : 'D23145890';
  expect(readingOf(kind, specimens[kind], today)).toEqual({ kind, number, ...anna });
});

test('a Turkish citizen’s number is taken where its own check digits hold, and a wrong one refuses the paper', () => {
  const card = (own: string, all: string) => [
    `I<TURA12B34567${checkDigit('A12B34567')}<${own}<<<`,
    `900705${checkDigit('900705')}M301231${checkDigit('301231')}TUR<<<<<<<<<<<${all}`,
    'OZTURK<<SUKRU<<<<<<<<<<<<<<<<<',
  ];
  const read = (own: string) => {
    const [first = '', second = ''] = card(own, '0');
    const all = checkDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29));
    return readingOf('TD1', card(own, all), today);
  };
  expect(read('10000000146')).toMatchObject({
    nationalId: '10000000146',
    nationality: '792',
    number: 'A12B34567',
  });
  expect(read('10000000147')).toBeNull();
});

test('no other digit at a checked place is read', () => {
  const places: [ZoneKind, number, number][] = kinds.flatMap((kind) =>
    specimens[kind].flatMap((line, row) =>
      Array.from(line).flatMap((one, at): [ZoneKind, number, number][] =>
        /\d/.test(one) ? [[kind, row, at]] : [],
      ),
    ),
  );
  for (const [kind, row, at] of places)
    for (let more = 1; more <= 9; more++) {
      const lines = [...specimens[kind]];
      const line = lines[row] ?? '';
      lines[row] = line.slice(0, at) + ((Number(line.charAt(at)) + more) % 10) + line.slice(at + 1);
      expect(readingOf(kind, lines, today), `${kind} ${lines[row]}`).toBeNull();
    }
});

test('text that is no zone is never read', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.array(fc.integer({ min: 0, max: 36 }), { minLength: 90, maxLength: 90 }),
      (kind, picks) => {
        const text = picks.map((pick) => letters[pick]).join('');
        const length = specimens[kind][0]?.length ?? 0;
        const lines = specimens[kind].map((_, row) =>
          text.slice(row * length, (row + 1) * length).padEnd(length, '<'),
        );
        expect(readingOf(kind, lines, today)).toBeNull();
      },
    ),
    { seed: 460, numRuns: 500 },
  );
});

test.each([
  ['a number of more than nine characters goes on behind them', 'D23145890<7349<<<<<<<<<<', 'D23145890734'],
  ['without its own check digit it is no number', 'D23145890<7348<<<<<<<<<<', null],
])('%s', (_, numbered, expected) => {
  const first = `I<D<<${numbered}`.padEnd(30, '<');
  const second = '7408122F1204159D<<<<<<<<<<<<<';
  const all = checkDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29));
  const reading = readingOf('TD1', [first, second + all, 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'], today);
  expect(reading?.number ?? null).toBe(expected);
});
