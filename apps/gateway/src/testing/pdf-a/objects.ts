import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** A step from an object to one inside: a key of a dictionary or stream, or a place in an array. References are followed. */
type Step = string | number;

/** What lies at the end of a path; undefined where a step leads nowhere. */
export function at(from: PDFObject | undefined, ...path: readonly Step[]): PDFObject | undefined {
  let here = from;
  for (const step of path) {
    if (here instanceof PDFStream) here = here.dict;
    if (here instanceof PDFDict) here = here.lookup(PDFName.of(String(step)));
    else if (here instanceof PDFArray && typeof step === 'number' && step < here.size())
      here = here.lookup(step);
    else return undefined;
  }
  return here;
}

/** `/Name` of a name, the letters of a text, the figure of a number; null for everything else. */
export function plain(object: PDFObject | undefined): string | number | boolean | null {
  if (object instanceof PDFName) return object.asString();
  if (object instanceof PDFString || object instanceof PDFHexString) return object.decodeText();
  if (object instanceof PDFNumber) return object.asNumber();
  if (object instanceof PDFBool) return object.asBoolean();
  return null;
}

export const valueAt = (from: PDFObject | undefined, ...path: readonly Step[]) => plain(at(from, ...path));

/** What an array holds, references followed; of what is no array nothing, or itself where one may stand for many. */
export function itemsOf(object: PDFObject | undefined, alone = false): PDFObject[] {
  if (object instanceof PDFArray)
    return Array.from({ length: object.size() }, (_, place) => object.lookup(place)).filter(
      (item): item is PDFObject => item !== undefined,
    );
  return alone && object ? [object] : [];
}

/** Names and values of a dictionary or stream, references followed. */
export function entriesOf(object: PDFObject | undefined): [string, PDFObject | undefined][] {
  const dictionary = object instanceof PDFStream ? object.dict : object;
  if (!(dictionary instanceof PDFDict)) return [];
  return dictionary.keys().map((key) => [key.asString().slice(1), dictionary.lookup(key)]);
}
