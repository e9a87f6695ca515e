import { expect, test } from 'vitest';
import { fullSheet } from '../testing/documents/full-sheet.ts';
import { itemsOf } from '../testing/pdf-a/objects.ts';
import { openPdf, textOfStream } from '../testing/pdf-a/open-pdf.ts';
import { unheard } from '../testing/pdf-a/unheard.ts';
import { putTogether, takeApart } from './pdf-objects.ts';
import { finished, hasTextFromTheRight, inSpokenOrder } from './spoken-order.ts';
import { renderPdf } from './typst.ts';

const paper = renderPdf(fullSheet).then((bytes) => Buffer.from(bytes));

/* as the typesetter writes a word, at a place and with its letters */
const word = (place: number, letters: string) => `0 Tr\n/f1 9 Tf\n1 0 0 -1 ${place} 0 Tm\n${letters}\n`;
const turned = (place: number, letters: string) => `/ReversedChars BMC\n${word(place, letters)}EMC\n`;
const block = (...words: string[]) => `q\n1 0 0 -1 50 700 cm\nBT\n${words.join('')}ET\nQ\n`;

test('the words of a line from the right are written from the first to the last, each where it is painted', () => {
  const [one, two, three] = [
    turned(40, '[(\\000\\001)] TJ'),
    turned(20, '(\\000() Tj'),
    turned(0, '[(\\000\\))] TJ'),
  ];
  expect(inSpokenOrder(block(three, two, one))).toBe(block(one, two, three));
});

test('a word that stands for other letters moves with them', () => {
  const comma = `/Span <<\n  /ActualText <FEFF060C>\n>> BDC\n${turned(20, '(\\000W) Tj')}EMC\n`;
  expect(inSpokenOrder(block(turned(0, '(a) Tj'), comma))).toBe(block(comma, turned(0, '(a) Tj')));
});

test.each([
  ['a word alone', block(turned(0, '(a) Tj'))],
  ['words from the left', block(word(0, '(a) Tj'), word(20, '(b) Tj'))],
  ['a line with words of both', block(turned(0, '(a) Tj'), word(20, '(b) Tj'))],
  ['two lines of a word each', block(turned(0, '(a) Tj')) + block(turned(0, '(b) Tj'))],
])('%s stays as it is', (_what, content) => {
  expect(inSpokenOrder(content)).toBe(content);
});

/* turned around a second time, a line is as it was typeset */
const asTypeset = inSpokenOrder;

test('of a whole paper every sentence is heard, and as it was typeset half of the Arabic ones are not', async () => {
  expect(await unheard(await paper, fullSheet)).toEqual([]);
  const { pages } = await openPdf(await paper);
  const contents = pages.flatMap((page) => itemsOf(page.Contents(), true)).map(textOfStream);
  expect(contents.filter((content) => asTypeset(content) !== content).length).toBeGreaterThan(0);
  for (const content of contents) {
    expect(asTypeset(content).split('\n').toSorted()).toEqual(content.split('\n').toSorted());
    expect(inSpokenOrder(asTypeset(content))).toBe(content);
  }
  const turnedBack = finished(await paper, true);
  expect((await unheard(turnedBack, fullSheet)).length).toBeGreaterThan(10);
});

test('a paper that is taken apart and put together is the same, byte by byte', async () => {
  const parts = takeApart(await paper);
  expect(parts && putTogether(parts).equals(await paper)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no PDF', 'startxref\n0\n%%EOF'],
  ['a table elsewhere', '%PDF-1.7\n\nstartxref\n999999\n%%EOF'],
])('%s stays as it is', (_what, text) => {
  expect(finished(Buffer.from(text), true).toString()).toBe(text);
});

/* the scripts of Unicode 16 that run from the right, by their names */
const scripts =
  'Adlam Arabic Avestan Chorasmian Cypriot Elymaic Garay Hanifi_Rohingya Hatran Hebrew Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Kharoshthi Lydian Mandaic Manichaean Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Nabataean Nko Old_Hungarian Old_North_Arabian Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Palmyrene Phoenician Psalter_Pahlavi Samaritan Sogdian Syriac Thaana Yezidi';

test('a letter of each of them tells that a sheet has a text from the right', () => {
  const all = scripts.split(' ').map((script) => `\\p{Script=${script}}`);
  const letter = new RegExp(`[[${all.join('')}]&&\\p{L}]`, 'v');
  const letters = Array.from({ length: 0x11_0000 }, (_, at) => String.fromCodePoint(at)).filter((one) =>
    letter.test(one),
  );
  expect(letters.length).toBeGreaterThan(2_000);
  expect(letters.filter((one) => !hasTextFromTheRight(JSON.stringify({ name: one })))).toEqual([]);
});

test.each(['\u200f', '\u202b', '\u202e', '\u2067', '\u2068'])(
  'the mark %j may turn a text around',
  (mark) => {
    expect(hasTextFromTheRight(JSON.stringify({ name: `${mark}abc` }))).toBe(true);
  },
);

test.each(['Şükrü İğdır', 'Иван Ёлкин', 'Nguyễn Thị', '王小明', '₺ 1.250,00 · “a” – 50 %'])(
  '%s runs from the left',
  (text) => {
    expect(hasTextFromTheRight(JSON.stringify({ text }))).toBe(false);
  },
);
