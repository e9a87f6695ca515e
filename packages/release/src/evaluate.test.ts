import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';

const react = { name: 'the only React' };
const run = (files: Record<string, string>) =>
  evaluate('pet@0123456789abcdef', new Map(Object.entries(files)), { react }, 'server/entry.cjs');

test('files reach one another by their places and get what is shared, once', async () => {
  const { own, later } = run({
    'server/entry.cjs':
      'exports.own = require("react"); const a = require("./chunks/a.cjs"); exports.later = () => Promise.resolve().then(() => require("./chunks/b.cjs").again === a);',
    'server/chunks/a.cjs': 'exports.a = 1;',
    'server/chunks/b.cjs': 'exports.again = require("./a.cjs");',
  }) as { own: unknown; later: () => Promise<boolean> };
  expect(own).toBe(react);
  expect(await later()).toBe(true);
});

test.each([
  ['a package', 'require("node:fs")', 'node:fs is not shared'],
  ['another package', 'require("kysely")', 'kysely is not shared'],
  ['a file above its folder', 'require("../../secret.cjs")', '../secret.cjs is not in it'],
  ['a file that is not in it', 'require("./gone.cjs")', 'server/gone.cjs is not in it'],
  ['a name of every object', 'require("toString")', 'toString is not shared'],
  ['code that throws', 'throw new Error("no")', 'server/entry.cjs'],
  ['code that is none', 'const = 3', 'server/entry.cjs'],
])('%s ends the opening', (_, source, detail) => {
  expect(() => run({ 'server/entry.cjs': source })).toThrow(`pet@0123456789abcdef: broken (${detail})`);
});

test('an import that Node would resolve by itself is refused', async () => {
  const { load } = run({ 'server/entry.cjs': 'exports.load = () => import("node:fs");' }) as {
    load: () => Promise<unknown>;
  };
  await expect(load()).rejects.toThrow();
});
