import { expect, test } from 'vitest';
import { certificateSample, mutated, paperWith } from '../testing/documents/mutated-certificates.ts';
import { linesOf } from './certificate.ts';
import { missingIn } from './read-paper.ts';
import { renderPdf } from './typst.ts';

const lines = linesOf(certificateSample);

test('a certificate that says what it should is found whole in its own paper', async () => {
  expect(await missingIn(await renderPdf(paperWith(certificateSample)), lines)).toEqual([]);
});

/* as people write their names: other scripts, vowel signs, joiners, letters and accents apart */
test.each([
  ['Arabic', 'محمد الأنصاري'],
  ['Arabic with vowel signs', 'مُحَمَّد الأَنْصارِيّ'],
  ['Persian with a joiner', 'فاطمه\u200cزهرا رضایی'],
  ['Cyrillic', 'Семён Ёлкин'],
  ['Latin with its accents apart', 'José Nuñez'.normalize('NFD')],
  ['Vietnamese', 'Nguyễn Thị Phượng'],
  ['Turkish beside Arabic', 'Defne الأنصاري'],
])('a right certificate of a person with an %s name is not called wrong', async (_what, name) => {
  const persons = {
    ...certificateSample.persons,
    rows: [[name, '05.07.1990', '72243755252'], ...certificateSample.persons.rows],
  };
  const certificate = { ...certificateSample, persons };
  expect(await missingIn(await renderPdf(paperWith(certificate)), linesOf(certificate))).toEqual([]);
});

test.each([
  ['a letter', 'محمد الأنصاري', 'محمد الأنصازي'],
  ['a letter that is painted as one with its neighbour', 'محمد الأنصاري', 'محمد الإنصاري'],
  ['a word', 'عبد الله الأنصاري', 'عبد الأنصاري'],
])('%s that is another in an Arabic name is found', async (_what, name, printed) => {
  const withName = (said: string) => {
    const rows = [[said, '05.07.1990', '72243755252']];
    return { ...certificateSample, persons: { ...certificateSample.persons, rows } };
  };
  const pdf = await renderPdf(paperWith(withName(printed)));
  expect(await missingIn(pdf, linesOf(withName(name)))).toHaveLength(1);
});

/* the whole run: pnpm --filter bench papers 1000 */
test('fifty papers with one thing changed are refused, ten of each kind', async () => {
  const passed: string[] = [];
  for (let seed = 1; seed <= 50; seed += 1) {
    const { kind, certificate } = mutated(seed);
    if ((await missingIn(await renderPdf(paperWith(certificate)), lines)).length === 0)
      passed.push(`${kind} (seed ${seed})`);
  }
  expect(passed).toEqual([]);
});

test('what is no PDF, or a cut one, holds nothing', async () => {
  const whole = await renderPdf(paperWith(certificateSample));
  for (const bytes of [new Uint8Array(), Buffer.from('not a PDF'), whole.slice(0, 2000)])
    expect(await missingIn(bytes, lines)).toHaveLength(lines.length);
});
