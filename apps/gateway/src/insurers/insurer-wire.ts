import type { Dispatcher } from 'undici';
import type { OutsideCall } from '../platform/telemetry/call-outside.ts';
import { callUpstream, type UpstreamAnswer } from '../platform/upstream/call-upstream.ts';
import { UpstreamError } from '../platform/upstream/upstream-error.ts';
import type { Question } from './question.ts';
import { elementsOf, readSoapBody, soapEnvelope } from './soap-wire.ts';

/** Where and how one insurer is reached. */
export interface InsurerLine {
  /** of the insurer */
  id: string;
  adapter: 'json' | 'soap';
  /** `<insurers>/<id>`, no slash at its end */
  base: string;
  apiKey: string;
  dispatcher: Dispatcher;
  timeoutMs: number;
}

/** What is asked; the wires have words of their own for it. */
type Call = 'quote' | 'issue' | 'cancel' | 'list' | 'find';

const called = ({ id }: InsurerLine, call: Call): OutsideCall => ({ peer: 'insurer', call, id });

/** generous: the longest honest answer is a few kilobytes */
const maxBytes = 256 * 1024;

const refuseStatus = ({ status }: UpstreamAnswer): void => {
  if (status >= 500) throw new UpstreamError('unavailable', status);
  if (status >= 300) throw new UpstreamError('invalid-answer', status);
};

const askJson = async (
  line: InsurerLine,
  call: Call,
  path: string,
  body: string | null,
): Promise<unknown> => {
  const answer = await callUpstream({
    to: called(line, call),
    url: `${line.base}${path}`,
    method: body === null ? 'GET' : 'POST',
    headers: { 'x-api-key': line.apiKey, accept: 'application/json', 'content-type': 'application/json' },
    ...(body === null ? {} : { body }),
    dispatcher: line.dispatcher,
    timeoutMs: line.timeoutMs,
    maxBytes,
  });
  refuseStatus(answer);
  try {
    return JSON.parse(answer.body.toString('utf8'));
  } catch {
    throw new UpstreamError('invalid-answer', answer.status);
  }
};

const askSoap = async (
  line: InsurerLine,
  call: Call,
  operation: string,
  elements: string,
): Promise<unknown> => {
  const answer = await callUpstream({
    to: called(line, call),
    url: `${line.base}/v1/soap`,
    method: 'POST',
    headers: {
      'x-api-key': line.apiKey,
      'content-type': 'text/xml; charset=utf-8',
      soapaction: `"urn:insurer:v1#${operation}"`,
    },
    body: soapEnvelope(`${operation}Request`, elements),
    dispatcher: line.dispatcher,
    timeoutMs: line.timeoutMs,
    maxBytes,
  });
  refuseStatus(answer);
  return readSoapBody(answer.body, `${operation}Response`);
};

/** Asks for a quote, in the insurer's own wire. The answer is unchecked. */
export const askQuote = (line: InsurerLine, asked: Question, reference: string): Promise<unknown> =>
  line.adapter === 'json'
    ? askJson(line, 'quote', '/v1/quotes', asked.json(reference))
    : askSoap(line, 'quote', 'Quote', asked.elements(reference, elementsOf));

/** Issues a policy. The answer is unchecked. */
export const askIssue = (line: InsurerLine, content: object): Promise<unknown> =>
  line.adapter === 'json'
    ? askJson(line, 'issue', '/v1/policies', JSON.stringify(content))
    : askSoap(line, 'issue', 'Issue', elementsOf(content));

/** Ends a policy. The answer is unchecked. */
export const askCancel = (line: InsurerLine, content: object): Promise<unknown> =>
  line.adapter === 'json'
    ? askJson(line, 'cancel', '/v1/cancellations', JSON.stringify(content))
    : askSoap(line, 'cancel', 'Cancel', elementsOf(content));

/** A page of the policies made or ended in a period, unchecked. @param from, to UTC instants, the second one outside */
export const askPolicyPage = (
  line: InsurerLine,
  period: { from: string; to: string; page: number },
): Promise<unknown> =>
  line.adapter === 'json'
    ? askJson(
        line,
        'list',
        `/v1/policies?${new URLSearchParams({ from: period.from, to: period.to, page: String(period.page) })}`,
        null,
      )
    : askSoap(line, 'list', 'ListPolicies', elementsOf(period));

/** `{ policies: [...] }` by our reference, unchecked. */
export const askPolicies = (line: InsurerLine, reference: string): Promise<unknown> =>
  line.adapter === 'json'
    ? askJson(line, 'find', `/v1/policies?reference=${encodeURIComponent(reference)}`, null)
    : askSoap(line, 'find', 'FindPolicies', elementsOf({ reference }));
