import type { PDFObject } from '@cantoo/pdf-lib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { at, valueAt } from '../objects.ts';
import { bytesOf } from '../open-pdf.ts';
import { never, type Paper, type Rule } from '../paper.ts';

const packetOf = ({ catalog }: Paper): string =>
  Buffer.from(bytesOf(at(catalog, 'Metadata'))).toString('utf8');

type Tree = string | Tree[] | { [name: string]: Tree };

/** The description inside a packet, its namespaces with it. */
function descriptionOf(paper: Paper): Record<string, Tree> {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
  const tree: Tree = parser.parse(packetOf(paper));
  const step = (from: Tree | undefined, name: string): Tree | undefined =>
    typeof from === 'object' && !Array.isArray(from) ? from[name] : undefined;
  const found = step(step(step(tree, 'x:xmpmeta'), 'rdf:RDF'), 'rdf:Description');
  return typeof found === 'object' && !Array.isArray(found) ? found : {};
}

/** The one text that a property holds, whatever list it stands in. */
function wordsOf(value: Tree | undefined): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return wordsOf(value[0]);
  const inner = Object.entries(value).find(([name]) => name === '#text' || name.startsWith('rdf:'));
  return wordsOf(inner?.[1]);
}

/* the standard's own schemas (ISO 16684-1 and 19005-2, 6.6.2.3.1) and the language they are written in */
const ownSchemas = new Set([
  'http://purl.org/dc/elements/1.1/',
  'http://ns.adobe.com/xap/1.0/',
  'http://ns.adobe.com/xap/1.0/rights/',
  'http://ns.adobe.com/xap/1.0/mm/',
  'http://ns.adobe.com/xap/1.0/bj/',
  'http://ns.adobe.com/xap/1.0/t/pg/',
  'http://ns.adobe.com/xmp/1.0/DynamicMedia/',
  'http://ns.adobe.com/pdf/1.3/',
  'http://ns.adobe.com/photoshop/1.0/',
  'http://ns.adobe.com/tiff/1.0/',
  'http://ns.adobe.com/exif/1.0/',
  'http://ns.adobe.com/xap/1.0/sType/ResourceEvent#',
  'http://www.aiim.org/pdfa/ns/id/',
  'http://www.aiim.org/pdfa/ns/extension/',
  'http://www.aiim.org/pdfa/ns/schema#',
  'http://www.aiim.org/pdfa/ns/property#',
]);

function strangeProperties(paper: Paper): string[] {
  const description = descriptionOf(paper);
  const namespaces = new Map(
    Object.entries(description).flatMap(([name, value]) =>
      name.startsWith('@xmlns:') ? [[name.slice(7), String(value)]] : [],
    ),
  );
  const described = packetOf(paper).matchAll(/<pdfaSchema:namespaceURI>([^<]+)</g);
  const known = new Set([...ownSchemas, ...[...described].map(([, uri]) => uri ?? '')]);
  return Object.keys(description)
    .filter((name) => /^[a-z]/i.test(name))
    .filter((name) => !known.has(namespaces.get(name.split(':')[0] ?? '') ?? ''));
}

/** `D:20261126000000Z` and `2026-11-26T00:00:00Z` as the same digits; a zone of none is that of Greenwich. */
const moment = (text: string | null): string =>
  (text ?? '')
    .replace(/^D:/, '')
    .replace(/(?:Z|[+-]00'?:?00'?)$/, '')
    .replace(/[^\d]/g, '');

const pairs: [info: string, xmp: string][] = [
  ['Title', 'dc:title'],
  ['Author', 'dc:creator'],
  ['Subject', 'dc:description'],
  ['Keywords', 'pdf:Keywords'],
  ['Creator', 'xmp:CreatorTool'],
  ['Producer', 'pdf:Producer'],
  ['CreationDate', 'xmp:CreateDate'],
  ['ModDate', 'xmp:ModifyDate'],
];

const infoOf = ({ context }: Paper): PDFObject | undefined =>
  context.trailerInfo.Info && context.lookup(context.trailerInfo.Info);

export const metadataRules: Rule[] = [
  {
    of: '6.6.2.1',
    says: 'the file describes itself in well-formed XMP that anybody can read',
    faults: (paper) => {
      const metadata = at(paper.catalog, 'Metadata');
      const packet = packetOf(paper);
      return never([
        valueAt(metadata, 'Subtype') !== '/XML' && 'no metadata',
        at(metadata, 'Filter') && 'packed metadata',
        !/^<\?xpacket begin=/.test(packet) && 'no packet',
        /^<\?xpacket[^>]{0,200}\s(?:bytes|encoding)=/.test(packet) && 'a packet with bytes or encoding',
        XMLValidator.validate(packet.replace(/<\?xpacket[^>]{0,200}\?>/g, '')) !== true && 'broken XML',
      ]);
    },
  },
  {
    of: '6.6.2.3',
    says: 'properties are those of known schemas, or of ones that the file describes',
    faults: strangeProperties,
  },
  {
    of: '6.6.3',
    says: 'both places that describe the file say the same',
    faults: (paper) => {
      const description = descriptionOf(paper);
      return pairs.flatMap(([info, xmp]) => {
        const value = valueAt(infoOf(paper), info);
        if (value === null) return [];
        const said = wordsOf(description[xmp]);
        const same = info.endsWith('Date') ? moment(String(value)) === moment(said) : value === said;
        return same ? [] : [`${info} is ${value}, and ${said}`];
      });
    },
  },
  {
    of: '6.6.4',
    says: 'the file calls itself PDF/A-2a',
    faults: (paper) => {
      const { 'pdfaid:part': part, 'pdfaid:conformance': conformance } = descriptionOf(paper);
      return never([part !== '2' && `part ${part}`, conformance !== 'A' && `level ${conformance}`]);
    },
  },
  {
    of: 'ISO 14289-1, 7.1',
    says: 'readers show the title, and there is one',
    faults: (paper) =>
      never([
        valueAt(paper.catalog, 'ViewerPreferences', 'DisplayDocTitle') !== true && 'the file’s name is shown',
        !wordsOf(descriptionOf(paper)['dc:title']) && 'no title',
      ]),
  },
];
