import { scanXml } from './scan-xml.ts';
import { childOf, isElement, parseXml } from './xml.ts';

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // characters XML 1.0 cannot hold
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const elementName = /^[A-Za-z_][A-Za-z0-9_.-]*$/;

/** The values of an object as elements, by the table of apps/sandbox/README.md. */
export const elementsOf = (value: object): string =>
  Object.entries(value)
    .filter(([key, item]) => item !== undefined && elementName.test(key))
    .map(([key, item]) => toElement(key, item))
    .join('');

/** One value as an element. */
const toElement = (key: string, value: unknown): string => {
  if (value === null) return `<${key} xsi:nil="true"/>`;
  if (typeof value === 'number') return `<${key} xsi:type="xsd:decimal">${value}</${key}>`;
  if (typeof value === 'boolean') return `<${key} xsi:type="xsd:boolean">${value}</${key}>`;
  if (Array.isArray(value)) {
    return `<${key} xsi:type="Array">${value.map((item) => toElement('item', item)).join('')}</${key}>`;
  }
  if (typeof value === 'object') return `<${key} xsi:type="Struct">${elementsOf(value)}</${key}>`;
  return `<${key}>${escapeXml(String(value))}</${key}>`;
};

const listOf = (element: unknown): unknown[] => {
  const items = childOf(element, 'item');
  if (items === undefined) return [];
  return (Array.isArray(items) ? items : [items]).map(fromElement);
};

const structOf = (element: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(element)
      .filter(([key]) => !key.startsWith('@') && key !== '#text')
      .map(([key, value]) => [key, fromElement(value)]),
  );

const fromElement = (element: unknown): unknown => {
  if (typeof element === 'string') return element;
  if (!isElement(element)) return undefined;
  if (element['@nil'] === 'true') return null;
  const type = String(element['@type'] ?? 'Struct').replace(/^.*:/, '');
  const text = typeof element['#text'] === 'string' ? element['#text'] : '';
  if (type === 'decimal') return Number(text);
  if (type === 'boolean') return text === 'true';
  if (type === 'string') return text;
  return type === 'Array' ? listOf(element) : structOf(element);
};

/** SOAP 1.1 envelope around one body element. @param elements its content */
export const soapEnvelope = (bodyElement: string, elements: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><soap:Body><${bodyElement} xmlns="urn:insurer:v1" xsi:type="Struct">${elements}</${bodyElement}></soap:Body></soap:Envelope>`;

/**
 * The content of the body element; undefined when the envelope holds another one (a fault, for example).
 * @throws UpstreamError `invalid-answer` when the body is no XML
 */
export const readSoapBody = (body: Buffer, bodyElement: string): unknown => {
  const read = scanXml(body.toString('utf8')) ?? parseXml(body);
  const element = childOf(childOf(childOf(read, 'Envelope'), 'Body'), bodyElement);
  return isElement(element) ? structOf(element) : undefined;
};
