import type { PDFObject } from '@cantoo/pdf-lib';
import { at, itemsOf, plain, valueAt } from '../objects.ts';
import { bytesOf } from '../open-pdf.ts';
import { never, type Paper, type Rule } from '../paper.ts';
import { glyphsOf } from '../true-type.ts';
import { unicodeMap } from '../unicode-map.ts';

interface UsedFont {
  name: string;
  font: PDFObject;
  /** of a font of many characters: the one inside that holds the glyphs */
  inner: PDFObject | undefined;
  codes: Set<number>;
}

/** Every font that paints something, with the codes that it paints. */
function usedFonts({ ink }: Paper): UsedFont[] {
  const found = new Map<PDFObject, UsedFont>();
  for (const { text } of ink.painted) {
    if (!text?.font) continue;
    const used = found.get(text.font) ?? {
      name: String(valueAt(text.font, 'BaseFont')),
      font: text.font,
      inner: itemsOf(at(text.font, 'DescendantFonts'))[0],
      codes: new Set<number>(),
    };
    for (const code of text.codes) used.codes.add(code);
    found.set(text.font, used);
  }
  return [...found.values()];
}

const ofFonts = (judge: (font: UsedFont) => string[]) => (paper: Paper) =>
  usedFonts(paper).flatMap((font) => judge(font).map((fault) => `${font.name}: ${fault}`));

const programOf = ({ inner }: UsedFont): PDFObject | undefined =>
  ['FontFile', 'FontFile2', 'FontFile3'].map((key) => at(inner, 'FontDescriptor', key)).find((one) => one);

/** Widths as the file says them, by code (ISO 32000-1, 9.7.4.3). */
function widthsOf({ inner }: UsedFont): (code: number) => number {
  const widths = new Map<number, number>();
  const items = itemsOf(at(inner, 'W'));
  for (let place = 0; place < items.length; ) {
    const first = Number(plain(items[place]));
    const list = itemsOf(items[place + 1]);
    if (list.length > 0) {
      for (const [by, width] of list.entries()) widths.set(first + by, Number(plain(width)));
      place += 2;
      continue;
    }
    const width = Number(plain(items[place + 2]));
    for (let code = first; code <= Number(plain(items[place + 1])); code += 1) widths.set(code, width);
    place += 3;
  }
  const otherwise = Number(valueAt(inner, 'DW') ?? 1000);
  return (code) => widths.get(code) ?? otherwise;
}

function wrongGlyphs(font: UsedFont): string[] {
  const glyphs = glyphsOf(bytesOf(programOf(font)));
  if (!glyphs) return ['its tables cannot be read'];
  const missing = [...font.codes].filter((code) => code >= glyphs.count);
  return never([missing.length > 0 && `glyphs ${missing.join(', ')} are not in it`]);
}

function wrongWidths(font: UsedFont): string[] {
  const glyphs = glyphsOf(bytesOf(programOf(font)));
  const said = widthsOf(font);
  const wrong = [...font.codes].filter((code) => glyphs && Math.abs(glyphs.widthOf(code) - said(code)) > 1);
  return never([wrong.length > 0 && `widths of ${wrong.join(', ')}`]);
}

/** A set of glyphs, where a font brings one, names all that are painted. */
function missingInSet({ inner, codes }: UsedFont): string[] {
  const set = at(inner, 'FontDescriptor', 'CIDSet');
  if (!set) return [];
  const bytes = bytesOf(set);
  const missing = [...codes].filter((code) => (((bytes[code >> 3] ?? 0) >> (7 - (code & 7))) & 1) === 0);
  return never([missing.length > 0 && `its set lacks ${missing.join(', ')}`]);
}

const noText = new Set(['', '\0', '\ufeff', '\ufffe']);

function withoutText({ font, codes }: UsedFont): string[] {
  const map = unicodeMap(font);
  if (!map) return ['no map to Unicode'];
  const silent = [...codes].filter((code) => noText.has(map.get(code) ?? ''));
  return never([silent.length > 0 && `glyphs ${silent.join(', ')} say nothing`]);
}

const ofPrivateUse = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/u;

export const fontRules: Rule[] = [
  {
    of: '6.2.11.2',
    says: 'fonts are of a kind this judge knows: many characters, TrueType inside',
    faults: (paper) => [
      ...ofFonts(({ font, inner }) =>
        never([
          valueAt(font, 'Subtype') !== '/Type0' && `kind ${valueAt(font, 'Subtype')}`,
          valueAt(inner, 'Subtype') !== '/CIDFontType2' && `kind ${valueAt(inner, 'Subtype')} inside`,
        ]),
      )(paper),
      ...paper.ink.painted
        .filter(({ text }) => text && !text.font)
        .map(({ where }) => `${where}: text without a font`),
    ],
  },
  {
    of: '6.2.11.3',
    says: 'codes are glyphs: an encoding of the standard and a map from one to the other',
    faults: ofFonts(({ font, inner }) => {
      const map = at(inner, 'CIDToGIDMap');
      return never([
        valueAt(font, 'Encoding') !== '/Identity-H' && `encoding ${valueAt(font, 'Encoding')}`,
        plain(map) !== '/Identity' && bytesOf(map).length === 0 && 'no map to glyphs',
        (valueAt(inner, 'CIDSystemInfo', 'Registry') !== 'Adobe' ||
          valueAt(inner, 'CIDSystemInfo', 'Ordering') !== 'Identity') &&
          'characters of another collection',
      ]);
    }),
  },
  {
    of: '6.2.11.4.1',
    says: 'every font lies in the file with every glyph that is painted',
    faults: ofFonts((font) => (programOf(font) ? wrongGlyphs(font) : ['not in the file'])),
  },
  {
    of: '6.2.11.4.2',
    says: 'a set of glyphs names all of them',
    faults: ofFonts(missingInSet),
  },
  {
    of: '6.2.11.5',
    says: 'glyphs are as wide as the file says',
    faults: ofFonts(wrongWidths),
  },
  {
    of: '6.2.11.7.2',
    says: 'every glyph that is painted says which text it is',
    faults: ofFonts(withoutText),
  },
  {
    of: '6.2.11.7.3',
    says: 'what has no public character is said in words',
    faults: ({ ink }) => {
      const fonts = new Set(ink.painted.map(({ text }) => text?.font));
      const maps = new Map([...fonts].map((font) => [font, unicodeMap(font)]));
      return ink.painted.flatMap(({ text, marks, where }) => {
        const said = (text?.codes ?? []).map((code) => maps.get(text?.font)?.get(code) ?? '').join('');
        const hidden = ofPrivateUse.test(said) && !marks.some(({ actualText }) => actualText !== null);
        return hidden ? [`${where}: a sign of private use`] : [];
      });
    },
  },
  {
    of: '6.2.11.8',
    says: 'no box stands for a missing glyph',
    faults: ofFonts(({ codes }) => never([codes.has(0) && 'a missing glyph'])),
  },
];
