import type { Operation } from '@sigorta/contracts/operation';
import { type OperationName, operations } from '@sigorta/contracts/operations/table';
import { panelOperations } from '@sigorta/contracts/panel/table';
import type { Product } from '@sigorta/product-kit/product';
import { answersOf, refusalComponents } from './answers.ts';
import { productBody, productSchemas } from './product-requests.ts';
import { type JsonObject, schemaOfMessage, sharedSchemas } from './schema.ts';

/** Whom a document is for: partners who sell, or the staff of the panel. */
export type Audience = 'partners' | 'staff';

interface Described {
  audience: Audience;
  /** origin of the gateway */
  url: string;
  /** names of the cookies that carry a buyer's and a staff user's session */
  cookies: { buyer: string; staff: string };
  products: readonly Product[];
}

type Entry = readonly [name: OperationName, operation: Operation];

const entriesFor = (audience: Audience): Entry[] =>
  (Object.entries(operations) as [OperationName, Operation][]).filter(
    ([name]) => Object.hasOwn(panelOperations, name) === (audience === 'staff'),
  );

const parameterNames = (producer: string): string[] =>
  [...producer.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);

/** The address of an operation: its name behind the endpoint (decision 0311). */
const addressOf = ({ producer }: Operation): string =>
  `/apiConnection/${producer.replace(/:([A-Za-z]+)/g, '{$1}')}`;

const parametersOf = (operation: Operation, message: JsonObject): JsonObject[] => {
  const properties = message.properties as Record<string, JsonObject>;
  return [
    ...parameterNames(operation.producer).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: properties[name],
    })),
    ...(operation.method === 'POST' ? [{ $ref: '#/components/parameters/xsrf' }] : []),
    ...(operation.keyed ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
  ];
};

/** A body says what its address does not. */
const bodyOf = (operation: Operation, message: JsonObject): JsonObject => {
  const named = new Set(parameterNames(operation.producer));
  if (named.size === 0) return message;
  const properties = message.properties as JsonObject;
  const required = (message.required as string[] | undefined)?.filter((name) => !named.has(name)) ?? [];
  return {
    ...message,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !named.has(name))),
    required,
  };
};

const securityOf = ({ authority }: Operation): JsonObject[] => {
  if (authority === 'site') return [{ site: [] }];
  return [authority === 'staff' ? { site: [], buyer: [], staff: [] } : { site: [], buyer: [] }];
};

const describe = ([name, operation]: Entry, products: readonly Product[]): JsonObject => {
  const message = schemaOfMessage(operation.request);
  const body = bodyOf(operation, message);
  return {
    operationId: name,
    summary: operation.summary,
    'x-cost': operation.cost,
    ...(operation.permission ? { 'x-permission': operation.permission } : {}),
    security: securityOf(operation),
    parameters: parametersOf(operation, message),
    ...(operation.method === 'POST'
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: productBody(name, body, products) ?? body } },
          },
        }
      : {}),
    responses: answersOf(operation),
  };
};

const fieldError: JsonObject = {
  type: 'object',
  required: ['field', 'message'],
  properties: {
    field: {
      type: 'string',
      description:
        'Path of the refused field, in the words and places it was sent with: `sigortalilar.0.ad`.',
    },
    message: { type: 'string', description: 'Key of the sentence for whoever typed it.' },
  },
};

const header = (description: string): JsonObject => ({ description, schema: { type: 'string' } });

const componentsOf = (entries: readonly Entry[], { audience, cookies, products }: Described): JsonObject => ({
  securitySchemes: {
    site: {
      type: 'apiKey',
      in: 'header',
      name: 'token',
      description: 'Names the site; a partner has one of its own. It is no secret.',
    },
    buyer: {
      type: 'apiKey',
      in: 'cookie',
      name: cookies.buyer,
      description:
        'The browser’s session: set by the first operation that needs one. What it made is its own.',
    },
    ...(audience === 'staff'
      ? {
          staff: {
            type: 'apiKey',
            in: 'cookie',
            name: cookies.staff,
            description: 'The session of the panel, set by `staffSecondFactor`.',
          },
        }
      : {}),
  },
  parameters: {
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`).',
      schema: { type: 'string', pattern: '^"?[A-Za-z0-9_-]{16,64}"?$' },
    },
    xsrf: {
      name: 'X-XSRF-TOKEN',
      in: 'header',
      required: true,
      description:
        'Value of the `XSRF-TOKEN` cookie, which any answer to a GET sets; it changes with the session.',
      schema: { type: 'string', minLength: 20, maxLength: 100 },
    },
  },
  headers: {
    'Retry-After': header('Seconds until it may be asked again.'),
    RateLimit: header('What is left of the limit that was met, and the seconds until it is whole again.'),
    'RateLimit-Policy': header('The limit that was met: how many calls in how many seconds.'),
  },
  responses: refusalComponents(entries.map(([, operation]) => operation)),
  schemas: {
    FieldError: fieldError,
    ...sharedSchemas(),
    ...(audience === 'partners'
      ? productSchemas(products, {
          quote: schemaOfMessage(operations.quoteCreate.request),
          application: schemaOfMessage(operations.basvuruYap.request),
        })
      : {}),
  },
});

const texts: Record<Audience, { title: string; description: string }> = {
  partners: {
    title: 'Sigorta Çarşısı',
    description:
      'Offers, purchases and documents of insurance. Every call names the site in `token`; a POST copies the `XSRF-TOKEN` cookie into its header and keeps the cookies that answers set. Money is whole kuruş or cents, days are `YYYY-MM-DD` in Istanbul, instants are UTC. A refusal is a code of the closed list of its operation.',
  },
  staff: {
    title: 'Sigorta Çarşısı, staff panel',
    description:
      'What the panel asks. Every operation but those of signing in needs a session and its permission.',
  },
};

/** Everything that nothing refers to is left out, until nothing is. */
const referredTo = (document: JsonObject): JsonObject => {
  const components = document.components as Record<string, JsonObject>;
  const named = new Set(JSON.stringify(document).match(/#\/components\/[A-Za-z]+\/[A-Za-z0-9._-]+/g));
  const kept = Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [
      kind,
      kind === 'securitySchemes'
        ? members
        : Object.fromEntries(
            Object.entries(members).filter(([name]) => named.has(`#/components/${kind}/${name}`)),
          ),
    ]),
  );
  const isWhole = Object.entries(kept).every(
    ([kind, members]) => Object.keys(members).length === Object.keys(components[kind] ?? {}).length,
  );
  const smaller = { ...document, components: kept };
  return isWhole ? smaller : referredTo(smaller);
};

/** OpenAPI 3.1 of the operations of one audience, made of their contracts and the products' declarations. */
export const openApi = (described: Described): JsonObject => {
  const entries = entriesFor(described.audience);
  return referredTo({
    openapi: '3.1.0',
    info: {
      ...texts[described.audience],
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: described.url, description: 'The site this document was read from.' }],
    paths: Object.fromEntries(
      entries.map((entry) => [
        addressOf(entry[1]),
        { [entry[1].method.toLowerCase()]: describe(entry, described.products) },
      ]),
    ),
    components: componentsOf(entries, described),
  });
};
