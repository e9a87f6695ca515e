import { below, oneOf, type Random } from './random.ts';

/** The zones that ICAO Doc 9303 knows, by how many lines of how many characters. */
export type ZoneKind = 'TD1' | 'TD2' | 'TD3';

export interface Paper {
  kind: ZoneKind;
  /** two characters */
  code: string;
  issuer: string;
  lastName: string;
  firstName: string;
  number: string;
  nationality: string;
  /** YYMMDD */
  birth: string;
  sex: 'M' | 'F' | '<';
  expiry: string;
  /** what the issuing state writes behind the number */
  more: string;
}

const digit = (random: Random): string => String(below(random, 10));
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (random: Random): string => letters[below(random, 26)] ?? 'A';
const word = (random: Random, length: number): string =>
  Array.from({ length }, () => letter(random)).join('');
const two = (value: number): string => String(value).padStart(2, '0');

/* values of characters, a table of its own rather than the reader's */
const worthOf = new Map<string, number>([
  ['<', 0],
  ...Array.from({ length: 10 }, (_, at): [string, number] => [String(at), at]),
  ...Array.from(letters, (one, at): [string, number] => [one, 10 + at]),
]);
export function sumOf(text: string): string {
  let sum = 0;
  for (const [at, one] of Array.from(text).entries())
    sum += (worthOf.get(one) ?? 0) * ([7, 3, 1][at % 3] ?? 0);
  return String(sum % 10);
}

const fill = (text: string, length: number): string => text.slice(0, length).padEnd(length, '<');
const nameOf = ({ lastName, firstName }: Paper, length: number): string =>
  fill(`${lastName}<<${firstName}`.replaceAll(' ', '<'), length);

/** The lines as an issuing state prints them. */
export function linesOf(paper: Paper): string[] {
  const number = fill(paper.number, 9);
  const numbered = number + sumOf(number);
  const born = paper.birth + sumOf(paper.birth);
  const ends = paper.expiry + sumOf(paper.expiry);
  const head = paper.code + paper.issuer;
  if (paper.kind === 'TD1') {
    const first = head + numbered + fill(paper.more, 15);
    const second = born + paper.sex + ends + paper.nationality + fill('', 11);
    const all = sumOf(first.slice(5) + born + ends + fill('', 11));
    return [first, second + all, nameOf(paper, 30)];
  }
  const body = numbered + paper.nationality + born + paper.sex + ends;
  if (paper.kind === 'TD2') {
    const more = fill(paper.more, 7);
    return [head + nameOf(paper, 31), body + more + sumOf(numbered + born + ends + more)];
  }
  const more = fill(paper.more, 14);
  const checked = more + (paper.more === '' ? '<' : sumOf(more));
  return [head + nameOf(paper, 39), body + checked + sumOf(numbered + born + ends + checked)];
}

const nationalities = [
  'TUR',
  'TUR',
  'TUR',
  'D<<',
  'GBR',
  'USA',
  'RUS',
  'UKR',
  'IRN',
  'SYR',
  'SAU',
  'FRA',
  'BGR',
  'AZE',
] as const;
const given = [
  'AYSE',
  'MEHMET',
  'SUKRU',
  'GULSAH',
  'FATMA NUR',
  'IBRAHIM',
  'OMER',
  'CAGLA',
  'ANNA MARIA',
  'JOHN',
  'OLGA',
  'MOHAMMED ALI',
  'ZEYNEP',
  'HUSEYIN',
] as const;
const family = [
  'YILMAZ',
  'OZTURK',
  'SAHIN',
  'CELIK',
  'DEMIRCIOGLU',
  'KAYA',
  'AL HASSAN',
  'SCHMIDT',
  'IVANOVA',
  'DE LA CRUZ',
  'WATSON',
  'QUINN',
] as const;

/** A Turkish identity number whose own check digits hold. */
function turkishNumber(random: Random): string {
  const n = [1 + below(random, 9), ...Array.from({ length: 8 }, () => below(random, 10))];
  const of = (start: number): number => n.reduce((sum, one, at) => (at % 2 === start ? sum + one : sum), 0);
  const tenth = (((of(0) * 7 - of(1)) % 10) + 10) % 10;
  return [...n, tenth, (of(0) + of(1) + tenth) % 10].join('');
}

const dateOf = (random: Random, from: number, years: number): string =>
  two((from + below(random, years)) % 100) + two(1 + below(random, 12)) + two(1 + below(random, 28));

/** Somebody's paper: names of people and, as often, letters as they come. */
export function randomPaper(random: Random): Paper {
  const kind = oneOf(random, ['TD3', 'TD3', 'TD1', 'TD1', 'TD2'] as const);
  const nationality = oneOf(random, nationalities);
  const turkish = nationality === 'TUR';
  const real = random() < 0.5;
  const id = turkishNumber(random);
  const number = turkish
    ? kind === 'TD1'
      ? `${letter(random)}${digit(random)}${digit(random)}${letter(random)}${Array.from({ length: 5 }, () => digit(random)).join('')}`
      : `${letter(random)}${Array.from({ length: 8 }, () => digit(random)).join('')}`
    : Array.from({ length: 7 + below(random, 3) }, () =>
        random() < 0.3 ? letter(random) : digit(random),
      ).join('');
  const more = { TD1: turkish ? `<${id}` : '', TD2: '', TD3: turkish ? id : '' }[kind];
  return {
    kind,
    code: kind === 'TD3' ? 'P<' : 'I<',
    issuer: nationality,
    lastName: real ? oneOf(random, family) : word(random, 3 + below(random, 9)),
    firstName: real ? oneOf(random, given) : word(random, 2 + below(random, 8)),
    number,
    nationality,
    birth: dateOf(random, 1940, 80),
    sex: oneOf(random, ['M', 'F', 'M', 'F', '<'] as const),
    expiry: dateOf(random, 2027, 9),
    more,
  };
}
