import { XMLParser } from 'fast-xml-parser';
import { UpstreamError } from '../platform/upstream/upstream-error.ts';

/** Values stay text, attributes become `@name`, prefixes are dropped; only the five entities of XML are decoded. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  processEntities: true,
  htmlEntities: false,
});

export type XmlElement = Record<string, unknown>;

export const isElement = (value: unknown): value is XmlElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws UpstreamError `invalid-answer` for anything that is no XML or brings its own entities */
export const parseXml = (body: Buffer): XmlElement => {
  const text = body.toString('utf8');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UpstreamError('invalid-answer');
  try {
    const parsed: unknown = parser.parse(text);
    if (isElement(parsed)) return parsed;
  } catch {
    // not XML
  }
  throw new UpstreamError('invalid-answer');
};

export const childOf = (element: unknown, name: string): unknown =>
  isElement(element) && Object.hasOwn(element, name) ? element[name] : undefined;
