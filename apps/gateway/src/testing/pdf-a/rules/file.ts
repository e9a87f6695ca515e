import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { at, entriesOf, itemsOf, plain, valueAt } from '../objects.ts';
import { never, type Paper, type Rule } from '../paper.ts';

const filters = new Set([
  '/ASCIIHexDecode',
  '/ASCII85Decode',
  '/FlateDecode',
  '/RunLengthDecode',
  '/CCITTFaxDecode',
  '/JBIG2Decode',
  '/DCTDecode',
  '/JPXDecode',
]);

const streamsOf = ({ all }: Paper): PDFStream[] =>
  all.filter((object): object is PDFStream => object instanceof PDFStream);

/** Where `Length` says that a stream ends, `endstream` has to stand. */
function wrongLengths({ raw }: Paper): string[] {
  const faults: string[] = [];
  for (const match of raw.matchAll(
    /\/Length (\d{1,10})(?![\d]| \d{1,10} R)[^>]{0,200}>>\s{0,4}stream\r?\n/g,
  )) {
    const end = match.index + match[0].length + Number(match[1]);
    if (!/^\r?\n?endstream/.test(raw.slice(end, end + 12))) faults.push(`a stream of ${match[1]} bytes`);
  }
  return faults;
}

const largest = 2_147_483_647;

/** What is larger than readers have to take (6.1.13, by ISO 32000-1, annex C). */
function beyondLimits(object: PDFObject | undefined, depth = 0): string[] {
  if (object instanceof PDFNumber)
    return never([Math.abs(object.asNumber()) > largest && `the number ${object.asNumber()}`]);
  if (object instanceof PDFString || object instanceof PDFHexString)
    return never([object.asBytes().length > 32_767 && 'a string over 32,767 bytes']);
  if (object instanceof PDFName) return never([object.asString().length > 128 && 'a name over 127 bytes']);
  if (depth > 3) return [];
  if (object instanceof PDFDict || object instanceof PDFStream)
    return entriesOf(object).flatMap(([key, value]) =>
      never([key.length > 127 && 'a key over 127 bytes']).concat(beyondLimits(value, depth + 1)),
    );
  return itemsOf(object).flatMap((item) => beyondLimits(item, depth + 1));
}

function wrongPageSize(page: PDFObject, index: number): string[] {
  const [left = 0, low = 0, right = 0, high = 0] = itemsOf(at(page, 'MediaBox')).map((side) =>
    Number(plain(side)),
  );
  const sides = [right - left, high - low];
  return never([
    sides.some((side) => side < 3 || side > 14_400) && `page ${index + 1}: ${sides.join(' × ')}`,
  ]);
}

export const fileRules: Rule[] = [
  {
    of: '6.1.2',
    says: 'the file begins as a PDF, with a comment of four bytes that are no letters below',
    faults: ({ raw }) => never([!/^%PDF-1\.[0-7]\r?\n%[\x80-\xff]{4}/.test(raw) && 'another beginning']),
  },
  {
    of: '6.1.3',
    says: 'the file has a name of its own, is not locked, and ends at its end',
    faults: ({ raw, context }) =>
      never([
        itemsOf(context.trailerInfo.ID).length !== 2 && 'no ID',
        context.trailerInfo.Encrypt !== undefined && 'locked',
        !/%%EOF\r?\n?$/.test(raw) && 'something behind its end',
      ]),
  },
  {
    of: '6.1.7.1',
    says: 'streams are as long as they say and lie in the file',
    faults: (paper) => [
      ...wrongLengths(paper),
      ...streamsOf(paper).flatMap((stream) =>
        ['F', 'FFilter', 'FDecodeParms']
          .filter((key) => at(stream, key))
          .map((key) => `a stream with ${key}`),
      ),
    ],
  },
  {
    of: '6.1.7.2',
    says: 'streams are packed in ways of the standard, not by LZW and not locked',
    faults: (paper) =>
      streamsOf(paper)
        .flatMap((stream) => itemsOf(at(stream, 'Filter'), true))
        .map((filter) => String(plain(filter)))
        .filter((name) => !filters.has(name)),
  },
  {
    of: '6.1.12',
    says: 'permissions are those of signatures alone',
    faults: ({ catalog }) =>
      entriesOf(at(catalog, 'Perms'))
        .map(([key]) => key)
        .filter((key) => key !== 'UR3' && key !== 'DocMDP'),
  },
  {
    of: '6.1.13',
    says: 'numbers, strings, names, pages and kept states stay within what readers take',
    faults: ({ all, pages, ink }) => [
      ...all.flatMap((object) => beyondLimits(object)),
      ...pages.flatMap(wrongPageSize),
      ...never([
        all.length > 8_388_607 && 'too many objects',
        ink.painted.some(({ depth }) => depth > 28) && 'more than 28 kept states',
      ]),
    ],
  },
  {
    of: '6.8 to 6.11',
    says: 'nothing is attached, hidden in layers, shown another way or asked of the reader',
    faults: ({ catalog, pages, all }) =>
      never([
        at(catalog, 'Names', 'EmbeddedFiles') && 'attached files',
        all.some((object) => at(object, 'EF')) && 'an attached file',
        at(catalog, 'OCProperties') && 'layers',
        at(catalog, 'Names', 'AlternatePresentations') && 'other ways to be shown',
        pages.some((page) => at(page, 'PresSteps')) && 'steps of a show',
        at(catalog, 'Requirements') && 'requirements',
        valueAt(catalog, 'NeedsRendering') === true && 'a form to be drawn by the reader',
      ]),
  },
];
