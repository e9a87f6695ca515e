import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { renderPdf } from '../../documents/typst.ts';
import { fullSheet } from '../documents/full-sheet.ts';
import { faultsOf, rules } from './judge.ts';
import { openPaper } from './paper.ts';
import { readAloud } from './reading.ts';
import { spoil, spoils } from './spoil.ts';

/* the whole set, every product in four languages: pnpm --filter bench pdf-a */
const paper = renderPdf(fullSheet);

test('a paper with every part keeps every rule of PDF/A-2a that is judged', async () => {
  expect(await faultsOf(await paper)).toEqual([]);
});

test('a reader that follows the file hears Arabic sentences as they were written', async () => {
  const lines = await openPaper(await paper).then(readAloud);
  const plain = lines.map((line) => line.replace(/[\u2066-\u2069]/g, ''));
  const sentences = [
    'وثيقة تأمين / Poliçe',
    'تأمين السفر الصحي إلى الخارج',
    'رقم الوثيقة / Poliçe no',
    '12 يوما / 12 gün',
    'النمسا وألمانيا واليونان',
    'المؤمن عليهم',
    'رقم الهوية أو جواز السفر',
    'محمد الأنصاري',
    'ما لا تشمله التغطية',
    'الإصابات التي كانت قبل بدء التغطية',
    'سعر بيع العملات للبنك المركزي التركي بتاريخ 20 نوفمبر 2026.',
    'النص كما أرسلته شركة التأمين، والنص التركي هو الملزم.',
    ...fullSheet.notes,
  ];
  expect(sentences.filter((sentence) => typeof sentence === 'string' && !plain.includes(sentence))).toEqual(
    [],
  );
});

test('every rule has papers that break it', () => {
  expect(Object.keys(spoils).toSorted()).toEqual(rules.map(({ of }) => of).toSorted());
});

const cases = Object.entries(spoils).flatMap(([of, ways]) =>
  Object.entries(ways).map(([how, make]) => [of, how, make] as const),
);

test('what spoils a paper is the one thing changed: written anew without a change it keeps every rule', async () => {
  expect(await faultsOf(await spoil(await paper, () => {}))).toEqual([]);
});

/* half of them a time; all are in `gateway-in-turn` */
test.each(partOf(2, cases, everyThirdDay))('%s: %s is refused', async (of, _how, make) => {
  const faults = await faultsOf(await make(await paper), of);
  expect(faults.filter((fault) => fault.startsWith(`${of}: `))).not.toEqual([]);
});

test('what is no PDF, a cut one and a locked one keep no rule', async () => {
  const whole = await paper;
  const locked = Buffer.from(
    Buffer.from(whole).toString('latin1').replace('/Root ', '/Encrypt 1 0 R /Root '),
    'latin1',
  );
  for (const bytes of [new Uint8Array(), Buffer.from('not a PDF'), whole.slice(0, 2000), locked])
    expect(await faultsOf(bytes)).not.toEqual([]);
});
