import { XMLParser } from 'fast-xml-parser';

/** The one mapping between values and elements; the table stands in the README. */
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // a bare carriage return would come back as a line feed
  '\r': '&#13;',
};

const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);

const valueToXml = (name: string, value: unknown): string => {
  if (value === null) return `<${name} xsi:nil="true"/>`;
  if (typeof value === 'number') return `<${name} xsi:type="xsd:decimal">${value}</${name}>`;
  if (typeof value === 'boolean') return `<${name} xsi:type="xsd:boolean">${value}</${name}>`;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => valueToXml('item', item)).join('');
    return `<${name} xsi:type="Array">${items}</${name}>`;
  }
  if (typeof value === 'object') {
    return `<${name} xsi:type="Struct">${propertiesToXml(value)}</${name}>`;
  }
  return `<${name}>${escaped(String(value))}</${name}>`;
};

/** The elements of an object's properties, left-out ones skipped. */
export const propertiesToXml = (value: object): string =>
  Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => valueToXml(name, item))
    .join('');

/** One node of the parser's ordered tree: the tag's children under its name, attributes beside it. */
export type XmlNode = Record<string, XmlNode[] | Record<string, string> | string>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // numeric references too, not only the five names
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** @throws Error when the text is no XML or carries a document type (an attack, never a message) */
export const parseXml = (text: string): XmlNode[] => {
  if (/<!DOCTYPE/i.test(text)) throw new Error('a document type is not accepted');
  return parser.parse(text, true) as XmlNode[];
};

export const tagOf = (node: XmlNode): string =>
  Object.keys(node).find((key) => key !== ':@' && key !== '#text') ?? '#text';

const childrenOf = (node: XmlNode): XmlNode[] => {
  const children = node[tagOf(node)];
  return Array.isArray(children) ? children : [];
};

export const elementsOf = (node: XmlNode): XmlNode[] =>
  childrenOf(node).filter((child) => tagOf(child) !== '#text');

const attribute = (node: XmlNode, name: string): string | undefined => {
  const attributes = node[':@'];
  return typeof attributes === 'object' && !Array.isArray(attributes) ? attributes[name] : undefined;
};

const textOf = (node: XmlNode): string =>
  childrenOf(node)
    .map((child) => child['#text'])
    .filter((text) => typeof text === 'string')
    .join('');

/** The value an element stands for; without a type attribute it is text. */
const valueFrom = (node: XmlNode): unknown => {
  if (attribute(node, 'nil') === 'true') return null;
  switch (attribute(node, 'type')) {
    case 'xsd:decimal':
      return Number(textOf(node));
    case 'xsd:boolean':
      return textOf(node) === 'true';
    case 'Array':
      return elementsOf(node).map(valueFrom);
    case 'Struct':
      return structOf(node);
    default:
      return textOf(node);
  }
};

export const structOf = (node: XmlNode): Record<string, unknown> =>
  Object.fromEntries(elementsOf(node).map((child) => [tagOf(child), valueFrom(child)]));
