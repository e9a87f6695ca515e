import { errorsOf } from '@sigorta/contracts/declared-errors';
import { errorCodes } from '@sigorta/contracts/errors';
import type { Operation } from '@sigorta/contracts/operation';
import { operations } from '@sigorta/contracts/operations/table';
import { isRequest } from '@sigorta/product-kit/is-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintOpenApi } from '../../testing/contract/lint-open-api.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway?.close());

const addresses = { partners: '/openapi.json', staff: '/panel/openapi.json' } as const;

const documentOf = async (audience: keyof typeof addresses) => {
  const browser = gateway.buyer();
  if (audience === 'staff') await signInAsStaff(gateway.context, browser, 'agent');
  return JSON.parse(await (await browser.fetch(addresses[audience])).text());
};

interface Described {
  operationId: string;
  responses: Record<string, { $ref?: string; content: Record<string, unknown> }>;
  parameters: { $ref?: string; name: string; in: string; schema: { type: string; pattern?: string } }[];
}

const describedIn = (document: { paths: Record<string, Record<string, Described>> }) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const declared = Object.entries<Operation>(operations);
const names = {
  staff: declared.filter(([, { producer }]) => /^(?:panel|staff)\//.test(producer)).map(([name]) => name),
  partners: declared.filter(([, { producer }]) => !/^(?:panel|staff)\//.test(producer)).map(([name]) => name),
};

describe.each(['partners', 'staff'] as const)('the document for %s', (audience) => {
  test('has nothing that the linter complains of', async () => {
    expect(await lintOpenApi(JSON.stringify(await documentOf(audience)))).toEqual([]);
  });

  test('describes its operations once, by method and address, and none of the others', async () => {
    const described = describedIn(await documentOf(audience));
    expect(described.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      names[audience].toSorted(),
    );
    for (const { path, method, operation } of described) {
      const { producer, method: meant } = operations[operation.operationId as keyof typeof operations];
      expect([method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')]).toEqual([
        meant,
        `/apiConnection/${producer}`,
      ]);
    }
  });

  test('tells every refusal that an operation may give, by its status, and no other', async () => {
    const document = await documentOf(audience);
    for (const { operation } of describedIn(document)) {
      const told = Object.entries(operation.responses).flatMap(([status, answer]) => {
        if (status === '200') return [];
        const { content } = document.components.responses[answer.$ref?.split('/').at(-1) ?? ''];
        return content['application/json'].schema.properties.code.enum.map(
          (code: string) => `${status} ${code}`,
        );
      });
      const meant = [...errorsOf(operations[operation.operationId as keyof typeof operations])].map(
        (code) => `${errorCodes[code].status} ${code}`,
      );
      expect([operation.operationId, told.toSorted()]).toEqual([operation.operationId, meant.toSorted()]);
    }
  });

  test('gives every part of an address a pattern of its own', async () => {
    for (const { path, operation } of describedIn(await documentOf(audience))) {
      const parts = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(parts.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const { name, schema } of parts)
        expect([path, name, schema.pattern]).toEqual([path, name, expect.any(String)]);
    }
  });
});

/* by hand, from spec §7: what a partner's program would ask first */
test.each([
  ['/apiConnection/modeller/{id}', 'id', '1', 'x'],
  ['/apiConnection/daskIlceler/{ilKodu}', 'ilKodu', '34', 'Adana'],
  ['/apiConnection/binaDogrula/{mahalle}/{cadde}/{binaNo}', 'binaNo', '14A', '14 A'],
  ['/apiConnection/offers/{offerId}', 'offerId', 'A1b2C3d4E5f6G7h8I9j0kl', 'x'],
])('%s takes as %s %j, not %j', async (path, name, good, bad) => {
  const { paths } = await documentOf('partners');
  const [{ parameters }] = Object.values(paths[path]) as [Described];
  const pattern = new RegExp(parameters.find((one) => one.name === name)?.schema.pattern ?? 'nothing', 'u');
  expect([pattern.test(good), pattern.test(bad)]).toEqual([true, false]);
});

test.each([
  ['partners', 'quoteCreate', ['application/x-ndjson']],
  ['partners', 'quoteDocument', ['application/pdf']],
  ['partners', 'categories', ['application/json']],
  ['staff', 'listExport', ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']],
] as const)('%s: %s answers %j', async (audience, name, types) => {
  const described = describedIn(await documentOf(audience));
  const { operation } =
    described.find((one) => one.operation.operationId === name) ?? described[0] ?? expect.fail();
  expect(Object.keys(operation.responses['200']?.content ?? {})).toEqual(types);
});

test('every product that is sold has a form, and a quote of its own to send it in', async () => {
  const { paths, components } = await documentOf('partners');
  const body = paths['/apiConnection/quotes/create'].post.requestBody.content['application/json'].schema;
  const products = gateway.context.products.allLive().map(({ product }) => product);
  const sold = products.filter((product) => !isRequest(product));
  expect(sold).toHaveLength(18);
  expect(Object.keys(body.discriminator.mapping).toSorted()).toEqual(sold.map(({ id }) => id).toSorted());
  expect(body.oneOf).toHaveLength(18);
  const { properties } = components.schemas.ForeignTravelQuote;
  const whole = { $ref: '#/components/schemas/ForeignTravelApplication' };
  const forPrice = { $ref: '#/components/schemas/ForeignTravelPriceAnswers' };
  expect(properties.application).toEqual({ anyOf: [whole, forPrice] });
  const { if: phase, then: first, else: rest } = components.schemas.ForeignTravelQuote;
  expect([phase.properties.phase, first.properties.application, rest.properties.application]).toEqual([
    { const: 'price' },
    forPrice,
    whole,
  ]);
  expect(Object.keys(components.schemas.ForeignTravelPriceAnswers.properties)).toEqual([
    ...['seyahatTuru', 'bolge', 'amac', 'ulke', 'baslangicTarihi', 'bitisTarihi', 'sigortalilar'],
  ]);
  expect(properties.release).toMatchObject({ type: 'string' });
  expect(components.schemas.ForeignTravelQuote.required).not.toContain('release');
  expect(Object.keys(components.schemas)).toContain('VehicleQuoteRequestRequest');
  const details = paths['/apiConnection/policies/create'].post.requestBody.content['application/json'].schema;
  expect(details.properties.details.anyOf).toHaveLength(
    products.filter(({ createPolicy }) => createPolicy).length,
  );
});

test('partners read of no operation, permission or cookie of the staff', async () => {
  const text = JSON.stringify(await documentOf('partners'));
  expect(text).not.toMatch(/apiConnection\/(?:panel|staff)|x-permission|"staff"/);
});

test('the staff’s document is for who is signed in to the panel', async () => {
  const buyer = gateway.buyer();
  expect((await buyer.fetch('/panel/openapi.json')).status).toBe(401);
  await buyer.post('otp/send', { phone_number: '5321112233' });
  expect((await buyer.fetch('/panel/openapi.json')).status).toBe(401);
});

test('a document is not sent again to who has it, and compressed to who can read that', async () => {
  const buyer = gateway.buyer();
  const first = await buyer.fetch('/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const again = await buyer.fetch('/openapi.json', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('reading it counts as a call', async () => {
  const { limits } = gateway.context.config;
  const read = { perIp: 3, perSession: 100, windowSeconds: 60 };
  const strict = await startGateway({ config: { limits: { ...limits, read } } });
  try {
    const statuses: number[] = [];
    for (let call = 0; call <= read.perIp; call += 1) {
      const answer = await strict.buyer().fetch('/openapi.json', { headers: { 'if-none-match': 'W/"x"' } });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  } finally {
    await strict.close();
  }
});
