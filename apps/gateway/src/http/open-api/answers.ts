import { errorsOf } from '@sigorta/contracts/declared-errors';
import { type ErrorCode, errorCodes } from '@sigorta/contracts/errors';
import type { Operation } from '@sigorta/contracts/operation';
import { type JsonObject, refTo, schemaOfMessage } from './schema.ts';

/** Headers that an answer of this status carries beside those of every answer. */
const headersOf: Record<number, JsonObject> = {
  429: Object.fromEntries(
    ['Retry-After', 'RateLimit', 'RateLimit-Policy'].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  ),
};

const statusesOf = (operation: Operation): Map<number, ErrorCode[]> => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code].toSorted());
  }
  return byStatus;
};

/** Operations that refuse alike share the description: its name is the status and the codes. */
const nameOf = (status: number, codes: readonly ErrorCode[]): string => [status, ...codes].join('.');

const refusal = (status: number, codes: readonly ErrorCode[]): JsonObject => ({
  description: codes.join(', '),
  ...(headersOf[status] ? { headers: headersOf[status] } : {}),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'code', 'message'],
        properties: {
          success: { type: 'boolean', const: false },
          code: { type: 'string', enum: codes },
          message: {
            type: 'string',
            description: 'Turkish, for logs; show a sentence of your own for the code.',
          },
          fields: { type: 'array', items: refTo('FieldError') },
        },
      },
    },
  },
});

/** Every refusal that one of the operations may give, by the name `refusalsOf` refers to. */
export const refusalComponents = (operations: readonly Operation[]): JsonObject =>
  Object.fromEntries(
    operations
      .flatMap((operation) => [...statusesOf(operation)])
      .map(([status, codes]) => [nameOf(status, codes), refusal(status, codes)]),
  );

const refusalsOf = (operation: Operation): JsonObject =>
  Object.fromEntries(
    [...statusesOf(operation)].map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${nameOf(status, codes)}` },
    ]),
  );

const contentOf = (operation: Operation): JsonObject => {
  const binary = { schema: { type: 'string', format: 'binary' } };
  if (operation.stream === 'pdf') return { 'application/pdf': binary };
  if (operation.stream === 'file')
    return Object.fromEntries((operation.mediaTypes ?? []).map((type) => [type, binary]));
  const type = operation.stream === 'ndjson' ? 'application/x-ndjson' : 'application/json';
  return { [type]: { schema: schemaOfMessage(operation.answer) } };
};

const doneWith = (operation: Operation): string =>
  operation.stream === 'ndjson'
    ? 'One JSON value of this schema a line, each as soon as it is known.'
    : 'What was asked for.';

/** The good answer in its media types, and every refusal by its status. */
export const answersOf = (operation: Operation): JsonObject => ({
  '200': { description: doneWith(operation), content: contentOf(operation) },
  ...refusalsOf(operation),
});
