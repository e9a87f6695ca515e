import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../money/simulation/random.ts';
import { canary } from './hostile.ts';
import { judgeOf, operationsOf } from './judge.ts';
import { mutated } from './mutate.ts';

const refusal = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: { success: { const: false }, code: { enum: ['not-found'] }, message: { type: 'string' } },
};
const document = {
  paths: {
    '/apiConnection/offers/{offerId}': {
      get: {
        operationId: 'offerDetail',
        parameters: [{ name: 'offerId', in: 'path' }],
        responses: {
          '200': {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Offer' } },
              'application/x-ndjson': { schema: { $ref: '#/components/schemas/Offer' } },
            },
          },
          '404': { $ref: '#/components/responses/404.not-found' },
        },
      },
    },
  },
  components: {
    responses: { '404.not-found': { content: { 'application/json': { schema: refusal } } } },
    schemas: { Offer: { type: 'object', required: ['price'], properties: { price: { type: 'integer' } } } },
  },
};
const [operation] = operationsOf(document);
const judge = judgeOf(document);
const said = (status: number, body: unknown, mediaType = 'application/json') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return operation ? judge(operation, { status, mediaType, text }) : expect.fail();
};
const refused = (code: string, message = 'x') => ({ success: false, code, message });

describe('the judge', () => {
  test.each([
    [200, { price: 1, more: true }, 'application/json'],
    [200, '{"price":1}\n{"price":2}\n', 'application/x-ndjson'],
    [404, refused('not-found'), 'application/json'],
  ] as const)('has nothing to say of %i %j', (status, body, type) => {
    expect(said(status, body, type)).toBeNull();
  });

  test.each([
    ['an internal error', 500, refused('internal-error'), 'application/json'],
    ['undeclared status 409', 409, refused('already-paid'), 'application/json'],
    ['undeclared media type text/html of 200', 200, '<p>', 'text/html'],
    ['does not fit', 404, refused('link-expired'), 'application/json'],
    ['does not fit', 200, { price: '1' }, 'application/json'],
    ['does not fit', 200, '{"price":1}\n{}\n', 'application/x-ndjson'],
    ['repeats what was sent', 404, refused('not-found', canary), 'application/json'],
    ['words of our own', 404, refused('not-found', 'at run (node:internal/x:1:2)'), 'application/json'],
    ['words of our own', 404, refused('not-found', 'see quote.ts'), 'application/json'],
  ] as const)('says %s of %i %j', (what, status, body, type) => {
    expect(said(status, body, type)).toContain(what);
  });
});

test('a seed repeats its mutations, each changes the body, and the body stays as it was', () => {
  const body = { offerId: 'A'.repeat(22), card: { month: '12', year: '2030' }, consents: [{ id: 'x' }] };
  const before = JSON.stringify(body);
  const some = (seed: number) => {
    const choices = choicesOf(seed);
    return Array.from({ length: 300 }, () => mutated(choices, body, ['coupon']));
  };
  expect(some(7)).toEqual(some(7));
  expect(some(7)).not.toEqual(some(8));
  const changed = some(7).filter(({ value }) => JSON.stringify(value) !== before);
  /* another sign may be the same sign */
  expect(changed.length).toBeGreaterThan(280);
  expect(JSON.stringify(body)).toBe(before);
});
