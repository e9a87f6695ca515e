import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { familyReleaseId } from './family-release-id.ts';

const app = mkdtempSync(join(tmpdir(), 'family-'));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(app, 'src', file)), { recursive: true });
  writeFileSync(join(app, 'src', file), text);
};
const idNow = () => familyReleaseId('pet', app);

beforeEach(() => {
  write('pet/product.ts', 'export const pet = 1;');
  write('pet/texts/tr.ts', 'export const tr = {};');
});
afterAll(() => rmSync(app, { recursive: true }));

test('the same sources have the same id', () => {
  const first = idNow();
  expect(first).toMatch(/^pet@[0-9a-f]{16}$/);
  write('pet/texts/tr.ts', 'export const tr = {};');
  expect(idNow()).toBe(first);
});

test.each([
  ['a changed file', 'pet/product.ts', 'export const pet = 2;', false],
  ['a new file', 'pet/rules.ts', '', false],
  ['a moved border between two files', 'pet/product.tsx', 'x', false],
  ['a test', 'pet/pet.test.ts', 'test', true],
  ['a tariff', 'pet/sandbox/insurers.ts', 'tariff', true],
])('%s', (_, file, text, isSame) => {
  const before = idNow();
  write(file, text);
  expect(idNow() === before).toBe(isSame);
});

test('a family without sources has an id too', () => {
  expect(familyReleaseId('pet', join(app, 'nowhere'))).toMatch(/^pet@[0-9a-f]{16}$/);
});
