/** In every hostile text, so that an answer that repeats one is known. */
export const canary = 'KANARYA7419';

/* what breaks programs, by hand: controls, halves of signs, directions, numbers of none, markup, queries, paths */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u200b',
  '\u202e',
  `\u0000${canary}`,
  `\ud800${canary}`,
  `${canary}\r\nset-cookie: a=b`,
  `<script>${canary}</script>`,
  `'; drop table quote; -- ${canary}`,
  `\${${canary}} {{${canary}}} %s %n`,
  `../../../../etc/passwd?${canary}`,
  `http://169.254.169.254/${canary}`,
  canary.repeat(600),
  `${canary}${'a'.repeat(130)}`,
  '𝕏'.repeat(70),
  '\u0301'.repeat(300),
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'null',
  'İıŞşĞğ ﷽',
  '٠١٢٣٤٥٦٧٨٩',
];

export const hostileDays: readonly string[] = [
  '2026-02-29',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '1899-12-31',
  '2026-13-01',
  '2026-1-1',
  '01.02.2026',
  '2026-11-23T00:00:00Z',
  '+012026-01-01',
];

export const hostileNumbers: readonly unknown[] = [
  -1,
  0,
  0.5,
  -0.001,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53) - 2,
  1e308,
  5e-324,
  '1',
  '1e3',
];

const deep = (levels: number): unknown => (levels === 0 ? canary : { a: [deep(levels - 1)] });

export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  { a: 1 },
  deep(60),
  Array.from({ length: 500 }, () => 1),
  Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, at])),
];
