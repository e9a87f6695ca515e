import { errorsOf } from '@sigorta/contracts/declared-errors';
import { errorCodes } from '@sigorta/contracts/errors';
import { operations } from '@sigorta/contracts/operations/table';
import { expect, test } from 'vitest';
import { openApi } from './open-api.ts';

const document = JSON.parse(JSON.stringify(openApi()));

const refsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === '$ref' ? [String(item)] : refsIn(item)));
};

test('every operation of the table is described once, with its method and its refusals', () => {
  const described = Object.values(document.paths).flatMap((item) => Object.entries(item as object));
  expect(described.map(([, { operationId }]) => operationId).sort()).toEqual(Object.keys(operations).sort());
  for (const [method, operation] of described) {
    const declared = operations[operation.operationId as keyof typeof operations];
    expect(method).toBe(declared.method.toLowerCase());
    const told = Object.entries<{ description: string }>(operation.responses).flatMap(
      ([status, { description }]) =>
        status === '200' ? [] : description.split(', ').map((code) => `${status} ${code}`),
    );
    const meant = [...errorsOf(declared)].map((code) => `${errorCodes[code].status} ${code}`);
    expect(told.toSorted()).toEqual(meant.toSorted());
  }
});

test('it is OpenAPI 3.1 whose references all lead somewhere', () => {
  expect(document.openapi).toBe('3.1.0');
  for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/apiConnection#[a-zA-Z0-9/{}-]+$/);
  for (const ref of refsIn(document)) {
    const target = ref
      .slice(2)
      .split('/')
      .reduce((at, key) => at?.[key], document);
    expect(target, ref).toBeDefined();
  }
});

test('bodies are JSON Schema objects with their required properties', () => {
  const body =
    document.paths['/apiConnection#quotes/create'].post.requestBody.content['application/json'].schema;
  expect(body).toMatchObject({
    type: 'object',
    required: ['product', 'language', 'application', 'consents'],
  });
});
