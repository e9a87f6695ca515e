import { BadRequest } from '../refused.ts';
import type { WireForm } from '../wire-form.ts';
import { elementsOf, parseXml, propertiesToXml, structOf, tagOf, type XmlNode } from './element.ts';

const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/';

const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="${soapNamespace}" ` +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">' +
  `<soap:Body>${body}</soap:Body></soap:Envelope>`;

export const soapMessage = (name: string, content: object): string =>
  envelope(`<${name} xmlns="urn:insurer:v1" xsi:type="Struct">${propertiesToXml(content)}</${name}>`);

const only = (nodes: XmlNode[], name: string): XmlNode => {
  const node = nodes.find((candidate) => tagOf(candidate) === name);
  if (!node) throw new BadRequest('bad-request', `no ${name} element`);
  return node;
};

/** @throws BadRequest when the text is no envelope or its body is not the message asked for */
export const readSoap = (text: string, name: string): Record<string, unknown> => {
  let nodes: XmlNode[];
  try {
    nodes = parseXml(text);
  } catch (error) {
    throw new BadRequest('bad-xml', error instanceof Error ? error.message : 'unreadable');
  }
  const body = only(elementsOf(only(nodes, 'Envelope')), 'Body');
  return structOf(only(elementsOf(body), name));
};

/** @param answerName body element of a good answer */
export const soapForm = (answerName: string): WireForm => ({
  contentType: 'text/xml; charset=utf-8',
  answer: (content) => soapMessage(answerName, Object(content)),
  fault: (side, code, message) =>
    envelope(
      `<soap:Fault><faultcode>soap:${side === 'client' ? 'Client' : 'Server'}</faultcode>` +
        `${propertiesToXml({ faultstring: message })}<detail>${propertiesToXml({ code })}</detail></soap:Fault>`,
    ),
  nonsense: '<?xml version="1.0"?><soap:Envelope><soap:Body><QuoteResponse><premium>18\u0001</soap:Body',
  // SOAP 1.1 over HTTP: every fault is a 500 (WS-I Basic Profile 1.1, R1126).
  faultStatus: () => 500,
});
