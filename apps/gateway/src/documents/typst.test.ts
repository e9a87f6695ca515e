import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { noParts, type Sheet } from './sheet.ts';
import { renderPdf } from './typst.ts';
import { printable } from './words.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>';

const sheet = (names: string[], more: Partial<Sheet> = {}): Sheet => ({
  lang: 'tr',
  rtl: false,
  date: [2026, 11, 21],
  title: 'Poliçe',
  brand: 'Sigorta Çarşısı',
  colour: '#0a6270',
  mark: svg,
  insurer: { name: 'Turnagöl Sigorta', mark: svg },
  kicker: 'Poliçe',
  heading: 'Yurt dışı seyahat',
  lead: null,
  panel: {
    label: 'Poliçe no',
    value: 'TUR1234567890',
    rows: [{ label: 'Şirket', text: 'Turnagöl Sigorta' }],
  },
  facts: [{ label: 'Sigortalılar', values: names.map((text) => ({ text: printable(text) })) }],
  ...noParts,
  notes: [],
  footer: 'Sigorta Çarşısı',
  ...more,
});

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\u200b/g, '');
};

const raw = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const hostile = [
  '#set page(fill: red)',
  '#{ sys.inputs }',
  '#json("sheet.json")',
  '#read("/etc/passwd")',
  '*bold* _it_ `code` $x^2$ <label> @ref',
  '= Heading',
  '[content] // comment /* block */',
  '</Type /Action /S /JavaScript /JS (app.alert(1))>',
  '=1+1 @SUM(A1)',
  '\\u{202e} https://evil.example',
];

test.each(hostile)('a person called %s is printed letter by letter', async (name) => {
  const bytes = await renderPdf(sheet([name]));
  expect((await textOf(bytes)).replace(/\s+/g, ' ')).toContain(name.replace(/\s+/g, ' '));
});

test('no name makes a document that runs or opens anything', async () => {
  const bytes = await renderPdf(sheet(hostile));
  expect(raw(bytes)).not.toMatch(/\/(JS|JavaScript|Launch|OpenAction|AA|EmbeddedFile)\b/);
  expect(raw(bytes)).not.toMatch(/\/URI\b/);
});

test.each([
  ['Turkish', 'Şükrü İğdır Çöğüş Ilık'],
  ['Russian', 'Иван Сергеевич Ёлкин'],
  ['Irish', 'Daniel O’Connor-Ní Mháirtín'],
  ['Vietnamese', 'Nguyễn Thị Phương'],
])('%s names come out as they went in', async (_, name) => {
  expect(await textOf(await renderPdf(sheet([name])))).toContain(name);
});

test('Arabic letters are there, shaped by the font of the page', async () => {
  const bytes = await renderPdf(sheet(['محمد الأنصاري'], { lang: 'ar', rtl: true }));
  const text = (await textOf(bytes)).normalize('NFKC');
  for (const letter of new Set('محمدالأنصاري'.normalize('NFKC'))) expect(text).toContain(letter);
  expect(raw(bytes)).toMatch(/Vazirmatn/);
});

test('ten thousand characters without a space run over pages and are all there', async () => {
  const name = 'abcdefghij'.repeat(1_000);
  const text = (await textOf(await renderPdf(sheet([name])))).replace(/\s+/g, '');
  expect(text.match(/abcdefghij/g)?.length).toBeGreaterThan(950);
});

test('a script without a font of ours still gives a document', async () => {
  const bytes = await renderPdf(sheet(['王小明 שלום გიორგი']));
  expect(raw(bytes).slice(0, 5)).toBe('%PDF-');
});

test('a document is PDF/A-2a: tagged, with a language and a title, and the same bytes every time', async () => {
  const [one, two] = [await renderPdf(sheet(['Defne Aydın'])), await renderPdf(sheet(['Defne Aydın']))];
  expect(raw(one)).toMatch(/pdfaid:part>2</);
  expect(raw(one)).toMatch(/pdfaid:conformance>A</);
  expect(raw(one)).toMatch(/\/Lang ?\(tr/);
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
});

test('a paper has the same bytes whatever was set before it, though what papers share is remembered', async () => {
  const paper = (name: string) =>
    sheet([name], { title: `Poliçe ${name}`, notes: ['Every paper says this.'] });
  const alone = await renderPdf(paper('Defne Aydın'));
  for (const name of ['Ada Kaya', 'Иван Ёлкин', 'محمد']) await renderPdf(paper(name));
  const again = await renderPdf(paper('Defne Aydın'));
  expect(Buffer.from(again).equals(Buffer.from(alone))).toBe(true);
  expect(await textOf(await renderPdf(paper('Ada Kaya')))).toMatch(/Poliçe Ada Kaya.*1 \/ 1/s);
});

test('no style above the paper’s words holds what only this paper has: the typesetter would find nothing again', () => {
  const template = readFileSync(new URL('./typst/document.typ', import.meta.url), 'utf8');
  const [head = '', words = ''] = template.split('// ── head');
  const styles = head.slice(head.indexOf('#set '), head.lastIndexOf('#metadata'));
  /* names that stand for a look are made before; of the data itself only its language is asked */
  expect(
    [...styles.matchAll(/\bdata\.(\w+)/g)].map(([, name]) => name).filter((name) => name !== 'at'),
  ).toEqual(['lang']);
  expect(words.trimEnd().slice(words.lastIndexOf('\n#set '))).toMatch(
    /^\n#set document\(\n {2}title: data\.title/,
  );
});

test('a sheet that cannot be set fails alone: the next one is made', async () => {
  await expect(renderPdf(sheet([], { mark: 'no svg' }))).rejects.toThrow(/could not be set/);
  expect(raw(await renderPdf(sheet(['Defne']))).slice(0, 5)).toBe('%PDF-');
});

test('an Arabic word is read again letter by letter, whatever stood before it', async () => {
  const words = ['150 يومًا', 'مؤمَّن عليه', '12 مايو 2027', 'مبلغ التحمّل', 'مشمول'];
  const text = (await textOf(await renderPdf({ ...sheet(words), lang: 'ar', rtl: true }))).replace(/\s/g, '');
  /* as printed Arabic stands: without vowel signs */
  for (const word of ['مؤمن', '12مايو2027', 'التحمل', 'مشمول']) expect(text).toContain(word);
  expect(text).not.toMatch(/[\u064b-\u0652]/u);
});
