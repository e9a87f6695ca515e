import { zipOf } from '../zip-store.ts';

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A ZIP as office programs write it: compressed. `claimed` is what the directory says of a part's full size. */
export async function zipDeflated(
  parts: Readonly<Record<string, string>>,
  claimed?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return zipOf(
    await Promise.all(
      Object.entries(parts).map(async ([name, text]) => ({
        name,
        data: await deflated(text),
        method: 8 as const,
        size: claimed ?? text.length,
        crc: 0,
      })),
    ),
  );
}

const relation = '<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>';

/** A workbook around the XML of its one visible sheet's rows. */
export const workbookParts = (rows: string, strings = '', properties = '') => ({
  'xl/workbook.xml': `<workbook xmlns:r="x">${properties}<sheets><sheet name="old" state="hidden" r:id="rId1"/><sheet name="Liste" r:id="rId7"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relation,
  'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  'xl/worksheets/first.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});
