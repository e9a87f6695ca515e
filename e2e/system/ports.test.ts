import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { basePort, owners, portOf, portsFrom, portsOfOne } from './ports.ts';

const folder = join(import.meta.dirname, '..');
const sources = globSync('{journeys,partners,pages,buyers,crawl,system}/**/*.ts', { cwd: folder })
  .filter((file) => !file.startsWith('system/ports'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test('ports have one owner: nobody meets a journey beside it', () => {
  const usedIn = owners.map((owner) => [
    owner,
    sources.filter(({ text }) => text.includes(`portOf('${owner}')`)).map(({ file }) => file),
  ]);
  expect(usedIn.filter(([, files]) => files?.length !== 1)).toEqual([]);
});

test('nobody counts ports by hand', () => {
  const counts = sources.filter(({ text }) => /basePort\s*[+-]\s*\d|startSystem\(\s*\d/.test(text));
  expect(counts.map(({ file }) => file).toSorted()).toEqual(['system/global.ts']);
});

test('systems have ports apart from each other, all below those of the measurements', () => {
  const all = [basePort, ...owners.map(portOf)].flatMap((first) =>
    Object.values(portsFrom(first)).map(Number),
  );
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe((owners.length + 1) * portsOfOne);
  expect(Math.max(...all)).toBeLessThan(basePort + 200);
});
