import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { canary } from './hostile.ts';

export interface DescribedOperation {
  operationId: string;
  method: 'GET' | 'POST';
  /** `/apiConnection/offers/{offerId}` */
  path: string;
  /** keys that the body may have, and names of the address's parts */
  keys: string[];
  parts: string[];
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

export interface Answered {
  status: number;
  mediaType: string;
  text: string;
}

type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { responses: Record<string, { content: Record<string, unknown> }> };
};
interface Described extends Omit<DescribedOperation, 'method' | 'path' | 'keys' | 'parts'> {
  parameters: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

/** The operations as the document has them: nothing else is known of them here. */
export const operationsOf = ({ paths }: Document): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase() as 'GET' | 'POST',
      path,
      keys: Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {}),
      parts: operation.parameters.flatMap((one) => (one.in === 'path' && one.name ? [one.name] : [])),
      responses: operation.responses,
    })),
  );

/* frames of a stack, words of the database and of our own files */
const traces = /\bat .+:\d+:\d+|node:internal|SQLSTATE|pg_|\.ts\b|kysely|pglite/i;

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** Says of an answer what the document did not announce. */
export const judgeOf = (document: Document) => {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'openapi:document', ...document } as object);
  const known = new Map<string, ValidateFunction>();
  const fits = (at: string, value: unknown): string | null => {
    const judge = known.get(at) ?? ajv.compile({ $ref: `openapi:document#${at}` });
    known.set(at, judge);
    return judge(value) ? null : ajv.errorsText(judge.errors);
  };

  const placeOf = ({ path, method, responses }: DescribedOperation, status: number, type: string) => {
    const response = responses[String(status)];
    const name = response?.$ref?.split('/').at(-1);
    const content = name ? document.components.responses[name]?.content : response?.content;
    if (!response) return `undeclared status ${status}`;
    if (!content || !Object.hasOwn(content, type)) return `undeclared media type ${type} of ${status}`;
    const home = name
      ? pointer('components', 'responses', name)
      : pointer('paths', path, method.toLowerCase(), 'responses', String(status));
    return { at: home + pointer('content', type, 'schema') };
  };

  const inBody = (at: string, { mediaType, text }: Answered): string | null => {
    if (mediaType === 'application/json') return fits(at, JSON.parse(text));
    if (mediaType !== 'application/x-ndjson') return null;
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => fits(at, JSON.parse(line))).find((wrong) => wrong !== null) ?? null;
  };

  return (operation: DescribedOperation, answered: Answered): string | null => {
    const { status, mediaType, text } = answered;
    if (status === 500) return 'an internal error';
    const place = placeOf(operation, status, mediaType);
    if (typeof place === 'string') return `${place}: ${text.slice(0, 200)}`;
    if (status >= 400 && traces.test(text)) return `words of our own: ${text.slice(0, 300)}`;
    if (status >= 400 && text.includes(canary)) return `repeats what was sent: ${text.slice(0, 300)}`;
    const wrong = inBody(place.at, answered);
    return wrong === null ? null : `${status} does not fit: ${wrong}`;
  };
};
