import type { Operation } from '@sigorta/contracts/operation';
import { type OperationName, operations } from '@sigorta/contracts/operations/table';
import type { FastifyRequest } from 'fastify';

export interface Matched {
  name: OperationName;
  operation: Operation;
  parameters: Record<string, string>;
}

/** letters, digits, dash, underscore and slashes between them: no URL, dot segment, line end or percent sign fits */
const wellFormed = /^[A-Za-z0-9_-]{1,80}(?:\/[A-Za-z0-9_-]{1,80}){0,5}$/;

interface Entry {
  name: OperationName;
  operation: Operation;
  segments: readonly string[];
}

const entries: readonly Entry[] = (Object.keys(operations) as OperationName[]).map((name) => ({
  name,
  operation: operations[name],
  segments: operations[name].producer.split('/'),
}));

const parametersOf = (
  pattern: readonly string[],
  given: readonly string[],
): Record<string, string> | null => {
  if (pattern.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) parameters[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return parameters;
};

const endpoint = '/apiConnection/';

/** Methods of the operations that an address behind the endpoint names; none for any other address. */
export const methodsOf = (path: string): string[] => {
  const named = path.startsWith(endpoint) ? path.slice(endpoint.length) : '';
  return ['GET', 'POST'].filter((method) => matchProducer(named, method) !== null);
};

/** Which operation a call names: by its address, or by the header. One that names two names none. */
export const producerOf = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): unknown => {
  const [path = ''] = url.split('?');
  if (!path.startsWith(endpoint)) return headers.producer;
  const named = path.slice(endpoint.length);
  return headers.producer === undefined || headers.producer === named ? named : undefined;
};

/** Key into the closed table (decisions 5). Null for everything else, before any work. */
export const matchProducer = (producer: unknown, method: string): Matched | null => {
  if (typeof producer !== 'string' || !wellFormed.test(producer)) return null;
  const given = producer.split('/');
  for (const { name, operation, segments } of entries) {
    if (operation.method !== method) continue;
    const parameters = parametersOf(segments, given);
    if (parameters) return { name, operation, parameters };
  }
  return null;
};
