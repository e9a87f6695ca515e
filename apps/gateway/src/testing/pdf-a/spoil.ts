import {
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { at, entriesOf, itemsOf, valueAt } from './objects.ts';
import { textOfStream } from './open-pdf.ts';

/** A document being spoiled: its objects can be changed. */
export interface Spoiled {
  document: PDFDocument;
  /** the first object that a test of it names */
  one: (is: (object: PDFObject) => boolean) => PDFDict;
  set: (on: PDFObject | undefined, key: string, value: unknown) => void;
  drop: (on: PDFObject | undefined, key: string) => void;
  /** replaces a stream's bytes, which lie there unpacked then */
  rewrite: (stream: PDFObject | undefined, change: (text: string) => string) => void;
  /** the first page, and what it paints */
  page: PDFObject;
  rewritePage: (change: (content: string) => string) => void;
}

const dictionaryOf = (object: PDFObject | undefined): PDFDict => {
  if (object instanceof PDFStream) return object.dict;
  if (object instanceof PDFDict) return object;
  throw new Error('no such object in a good paper');
};

/** Makes a copy with one thing changed. @throws when nothing was changed */
export async function spoil(good: Uint8Array, change: (spoiled: Spoiled) => void): Promise<Uint8Array> {
  const document = await PDFDocument.load(good, { updateMetadata: false });
  const { context } = document;
  const replace = (old: PDFObject | undefined, made: PDFObject) => {
    const found = context.enumerateIndirectObjects().find(([, object]) => object === old);
    if (!found) throw new Error('no such object in a good paper');
    context.assign(found[0], made);
  };
  const rewrite: Spoiled['rewrite'] = (stream, change) => {
    const before = textOfStream(stream);
    const after = change(before);
    if (after === before) throw new Error('nothing was changed');
    const dictionary = dictionaryOf(stream).clone(context);
    dictionary.delete(PDFName.of('Filter'));
    replace(stream, PDFRawStream.of(dictionary, Buffer.from(after, 'latin1')));
  };
  const page = document.getPage(0).node;
  change({
    document,
    page,
    rewrite,
    rewritePage: (content) => rewrite(at(page, 'Contents'), content),
    one: (is) => dictionaryOf(context.enumerateIndirectObjects().find(([, object]) => is(object))?.[1]),
    set: (on, key, value) =>
      dictionaryOf(on).set(PDFName.of(key), value instanceof PDFRef ? value : context.obj(value as never)),
    drop: (on, key) => {
      if (!at(on, key)) throw new Error(`a good paper has no ${key}`);
      dictionaryOf(on).delete(PDFName.of(key));
    },
  });
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}

const isKind = (kind: string) => (object: PDFObject) => valueAt(object, 'Type') === `/${kind}`;
const isPart = (role: string) => (object: PDFObject) =>
  valueAt(object, 'S') === `/${role}` && Boolean(at(object, 'P'));
const isNote = (object: PDFObject) => valueAt(object, 'Type') === '/Annot';
const innerFont = (object: PDFObject) => valueAt(object, 'Subtype') === '/CIDFontType2';
const outerFont = (object: PDFObject) => valueAt(object, 'Subtype') === '/Type0';
const onBytes = (change: (raw: string) => string) => (good: Uint8Array) => {
  const raw = Buffer.from(good).toString('latin1');
  const made = change(raw);
  if (made === raw) throw new Error('nothing was changed');
  return Promise.resolve(new Uint8Array(Buffer.from(made, 'latin1')));
};
const onObjects = (change: (spoiled: Spoiled) => void) => (good: Uint8Array) => spoil(good, change);
const metadata = (change: (xmp: string) => string) =>
  onObjects(({ document, rewrite }) => rewrite(at(document.catalog, 'Metadata'), change));
const state = (values: object) =>
  onObjects(({ document, page, set, rewritePage }) => {
    set(at(page, 'Resources'), 'ExtGState', { Spoiled: document.context.obj(values as never) });
    rewritePage((content) => `/Spoiled gs ${content}`);
  });
const drawn = (content: string) => onObjects(({ rewritePage }) => rewritePage((own) => `${own}\n${content}`));
const object = (values: object) =>
  onObjects(({ document }) => {
    document.context.register(document.context.obj(values as never));
  });
const stream = (values: object) =>
  onObjects(({ document }) => {
    document.context.register(document.context.stream('', values as never));
  });
const catalog = (key: string, value: unknown) =>
  onObjects(({ document, set }) => set(document.catalog, key, value));
const noteWith = (key: string, value: unknown) => onObjects(({ one, set }) => set(one(isNote), key, value));
const partWith = (role: string, key: string, value: unknown) =>
  onObjects(({ one, set }) => set(one(isPart(role)), key, value));

const everyPart = (role: string, other: string) =>
  onObjects(({ document, set }) => {
    for (const [, part] of document.context.enumerateIndirectObjects())
      if (isPart(role)(part)) set(part, 'S', other);
  });

type Spoil = (good: Uint8Array) => Promise<Uint8Array>;

/** For every rule of the judge, by its clause, a good paper with that one thing wrong. */
export const spoils: Record<string, Record<string, Spoil>> = {
  '6.1.2': { 'an old beginning': onBytes((raw) => raw.replace(/^%PDF-1\.\d/, '%PDF-2.0')) },
  '6.1.3': {
    'something behind the end': onBytes((raw) => `${raw}\nmore`),
    'no name of its own': onBytes((raw) => raw.replace(/\/ID ?\[/, '/Id [')),
  },
  '6.1.7.1': {
    'a wrong length': onBytes((raw) =>
      raw.replace(/\/Length (\d+)/, (_, own) => `/Length ${Number(own) + 7}`),
    ),
    'a stream elsewhere': onObjects(({ page, set }) => set(at(page, 'Contents'), 'F', 'elsewhere')),
  },
  '6.1.7.2': { LZW: stream({ Filter: 'LZWDecode' }) },
  '6.1.12': { 'another permission': catalog('Perms', { Other: 1 }) },
  '6.1.13': {
    'a page too large': onObjects(({ page, set }) => set(page, 'MediaBox', [0, 0, 20_000, 842])),
    'a number too large': object({ Number: 3_000_000_000 }),
    'too many kept states': drawn(`${'q '.repeat(30)} /Artifact BMC 0 0 m f EMC ${'Q '.repeat(30)}`),
  },
  '6.2.2': {
    'a made-up operator': drawn('1 spoil'),
    'a mark that does not end': drawn('/Artifact BMC'),
    'a font that is not there': onObjects(({ rewritePage }) =>
      rewritePage((content) => content.replace(/\/f0 /, '/f99 ')),
    ),
  },
  '6.2.3': {
    'no output intent': onObjects(({ document, drop }) => drop(document.catalog, 'OutputIntents')),
    'no profile': onObjects(({ one, drop }) => drop(one(isKind('OutputIntent')), 'DestOutputProfile')),
  },
  '6.2.4.2': {
    'a broken profile': onObjects(({ page, rewrite }) => {
      const [, space] = entriesOf(at(page, 'Resources', 'ColorSpace'))[0] ?? [];
      rewrite(itemsOf(space)[1], (profile) => profile.replace('acsp', 'none'));
    }),
  },
  '6.2.4.3': { 'colours of a press': drawn('/Artifact BMC 0 0 0 1 k 0 0 m f EMC') },
  '6.2.5': { 'a transfer function': state({ TR: 'Identity' }), 'a halftone': state({ HTP: [0, 0] }) },
  '6.2.6': { 'another way': drawn('/Anyhow ri') },
  '6.2.8': { smoothed: stream({ Subtype: 'Image', Interpolate: true }) },
  '6.2.9': { 'a program': stream({ Subtype: 'PS' }) },
  '6.2.10': { 'a made-up blend': state({ BM: 'Anyhow' }) },
  '6.2.11.2': {
    'another kind of font': onObjects(({ one, set }) => set(one(innerFont), 'Subtype', 'CIDFontType0')),
  },
  '6.2.11.3': {
    'another encoding': onObjects(({ one, set }) => set(one(outerFont), 'Encoding', 'GBK-EUC-H')),
    'no map': onObjects(({ one, drop }) => drop(one(innerFont), 'CIDToGIDMap')),
  },
  '6.2.11.4.1': {
    'a font elsewhere': onObjects(({ one, drop }) => drop(one(isKind('FontDescriptor')), 'FontFile2')),
    'a glyph that is not in it': onObjects(({ rewritePage }) =>
      rewritePage((content) => content.replace(/\[\(/, '[<7fff> (')),
    ),
  },
  '6.2.11.4.2': {
    'an empty set': onObjects(({ one, rewrite }) =>
      rewrite(at(one(isKind('FontDescriptor')), 'CIDSet'), (set) => '\0'.repeat(set.length)),
    ),
  },
  '6.2.11.5': { 'other widths': onObjects(({ one, set }) => set(one(innerFont), 'W', [0, 500, 1])) },
  '6.2.11.7.2': { 'no map to Unicode': onObjects(({ one, drop }) => drop(one(outerFont), 'ToUnicode')) },
  '6.2.11.7.3': {
    'a sign of private use': onObjects(({ one, rewrite }) =>
      rewrite(at(one(outerFont), 'ToUnicode'), (map) =>
        map.replaceAll(/(<[\da-f]{4}> <)[\da-f]{4}>/gi, '$1E000>'),
      ),
    ),
  },
  '6.2.11.8': {
    'a box': onObjects(({ rewritePage }) => rewritePage((content) => content.replace(/\[\(/, '[<0000> ('))),
  },
  '6.3.1': { 'a sound': noteWith('Subtype', 'Sound') },
  '6.3.2': { 'not printed': noteWith('F', 0), hidden: noteWith('F', 6) },
  '6.3.3': { 'a stamp without a look': noteWith('Subtype', 'Stamp') },
  '6.4': { 'a form': catalog('AcroForm', { Fields: [] }) },
  '6.5.1': {
    'a script': noteWith('A', { S: 'JavaScript', JS: 'x' }),
    'a program': catalog('OpenAction', { S: 'Launch' }),
    'what follows': noteWith('A', { S: 'URI', URI: 'x', Next: { S: 'Hide' } }),
  },
  '6.5.2': { 'the file acts': catalog('AA', { WC: { S: 'URI' } }) },
  '6.6.2.1': {
    'broken XML': metadata((xmp) => xmp.replace('</rdf:RDF>', '')),
    'a packet with bytes': metadata((xmp) =>
      xmp
        .replace('<?xpacket begin=', '<?xpacket bytes="1" begin=')
        .replace('<?xpacket bytes="1" begin=""', '<?xpacket begin="" bytes="1"'),
    ),
  },
  '6.6.2.3': {
    'a made-up property': metadata((xmp) =>
      xmp
        .replace('<dc:format>', '<own:word>x</own:word><dc:format>')
        .replace(' xmlns:dc=', ' xmlns:own="urn:own" xmlns:dc='),
    ),
  },
  '6.6.3': {
    'another title': metadata((xmp) => xmp.replace(/(<dc:title>.*?>)([^<]+)</, '$1Other<')),
    'another day': metadata((xmp) => xmp.replace(/(<xmp:CreateDate>)\d{4}/, '$12001')),
  },
  '6.6.4': {
    'level B': metadata((xmp) => xmp.replace('>A</pdfaid:conformance>', '>B</pdfaid:conformance>')),
    'part 3': metadata((xmp) => xmp.replace('>2</pdfaid:part>', '>3</pdfaid:part>')),
  },
  '6.7.2.2': { 'not tagged': catalog('MarkInfo', { Marked: false }) },
  '6.7.3.1': { 'no structure': onObjects(({ document, drop }) => drop(document.catalog, 'StructTreeRoot')) },
  '6.7.3, 14.8.2.2': { 'ink of nobody': drawn('0 0 m f') },
  '6.7.3, 14.7.4': {
    'a part that is taken out': partWith('H1', 'K', []),
    'a part named twice': onObjects(({ one, set }) => set(one(isPart('H2')), 'K', [0, 0])),
  },
  '6.7.3, 14.8.4.3': { 'a cell without a row': partWith('TR', 'S', 'Div') },
  '6.7.3.4': { 'a made-up type': partWith('H2', 'S', 'Spoiled') },
  '6.7.4': {
    'no language': onObjects(({ document, drop }) => drop(document.catalog, 'Lang')),
  },
  '6.8 to 6.11': {
    layers: catalog('OCProperties', { OCGs: [] }),
    'an attached file': object({ Type: 'Filespec', EF: { F: 1 } }),
  },
  'ISO 14289-1, 7.1': {
    'the file’s name is shown': onObjects(({ document, drop }) =>
      drop(document.catalog, 'ViewerPreferences'),
    ),
  },
  'ISO 14289-1, 7.2': { 'a heading of nothing': partWith('H1', 'K', []) },
  'ISO 14289-1, 7.3': {
    'a silent picture': onObjects(({ one, drop }) => drop(one(isPart('Figure')), 'Alt')),
  },
  'ISO 14289-1, 7.4': {
    'no first level': everyPart('H1', 'H2'),
    'a level that is skipped': everyPart('H2', 'H3'),
  },
  'ISO 14289-1, 7.5': {
    'a head of nobody knows what': onObjects(({ one, drop }) => drop(one(isPart('TH')), 'A')),
    'cells instead of heads': everyPart('TH', 'TD'),
  },
  'ISO 14289-1, 7.18': {
    'another order': onObjects(({ document, set }) => {
      for (const page of document.getPages()) if (at(page.node, 'Tabs')) set(page.node, 'Tabs', 'R');
    }),
  },
  'ISO 14289-1, 7.18.5': {
    'a link without words': onObjects(({ one, drop }) => drop(one(isNote), 'Contents')),
  },
};
