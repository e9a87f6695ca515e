import { errorsOf } from '@sigorta/contracts/declared-errors';
import { errorCodes } from '@sigorta/contracts/errors';
import type { Operation } from '@sigorta/contracts/operation';
import { operations } from '@sigorta/contracts/operations/table';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return rest;
};

const answerContent = (operation: Operation) => {
  if (operation.stream === 'pdf') return { 'application/pdf': {} };
  if (operation.stream === 'file') return { 'application/octet-stream': {} };
  const type = operation.stream === 'ndjson' ? 'application/x-ndjson' : 'application/json';
  return { [type]: { schema: schemaOf(operation.answer, 'output') } };
};

const refusalsOf = (operation: Operation) => {
  const byStatus = new Map<number, string[]>();
  for (const code of errorsOf(operation)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
      },
    ]),
  );
};

const describe = (name: string, operation: Operation) => ({
  operationId: name,
  summary: operation.summary,
  'x-authority': operation.authority,
  'x-cost': operation.cost,
  parameters: [
    {
      name: 'producer',
      in: 'header',
      required: true,
      description: operation.producer,
      schema: {
        type: 'string',
        pattern: `^${operation.producer.replace(/:[a-zA-Z]+/g, '[A-Za-z0-9_-]{10,64}')}$`,
      },
    },
    ...(operation.method === 'POST' ? [{ $ref: '#/components/parameters/xsrf' }] : []),
  ],
  ...(operation.method === 'POST'
    ? {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(operation.request, 'input') } },
        },
      }
    : {}),
  responses: {
    '200': { description: operation.summary, content: answerContent(operation) },
    ...refusalsOf(operation),
  },
});

/**
 * OpenAPI 3.1 of the closed table. All operations share one address and differ by the `producer` header, which OpenAPI
 * cannot say: each gets a path of its own by a fragment, as other header-dispatched interfaces do.
 */
export const openApi = () => ({
  openapi: '3.1.0',
  info: { title: 'Sigorta Çarşısı gateway', version: '1.0.0' },
  security: [{ site: [] }],
  paths: Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      `/apiConnection#${operation.producer.replace(/:([a-zA-Z]+)/g, '{$1}')}`,
      { [operation.method.toLowerCase()]: describe(name, operation) },
    ]),
  ),
  components: {
    securitySchemes: { site: { type: 'apiKey', in: 'header', name: 'token' } },
    parameters: {
      xsrf: {
        name: 'X-XSRF-TOKEN',
        in: 'header',
        required: true,
        description: 'Value of the XSRF-TOKEN cookie that any earlier answer set.',
        schema: { type: 'string' },
      },
    },
    schemas: {
      ErrorAnswer: {
        type: 'object',
        required: ['success', 'code', 'message'],
        properties: {
          success: { const: false },
          code: { enum: Object.keys(errorCodes) },
          message: { type: 'string' },
          fields: {
            type: 'array',
            items: {
              type: 'object',
              required: ['field', 'message'],
              properties: { field: { type: 'string' }, message: { type: 'string' } },
            },
          },
        },
      },
    },
  },
});

export const registerOpenApi = async (app: FastifyInstance): Promise<void> => {
  const document = JSON.stringify(openApi());
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
};
