import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/settings.ts';
import { sourceFiles } from './source-files.ts';

/** What seals, signs, hashes or parts a key; random numbers and comparisons need no row. */
const primitives =
  /\b(?:createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync|scrypt|createPrivateKey|createPublicKey|generateKeyPairSync|subtle)\b/;

/** as a source names it → as the page does */
const algorithms: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
  'SHA-256': 'SHA-256',
  'aes-256-gcm': 'AES-256-GCM',
  'AES-GCM': 'AES-256-GCM',
  ed25519: 'Ed25519',
};

interface Source {
  path: string;
  text: string;
}

interface Row {
  words: string;
  paths: string[];
}

const rowsOf = (page: string): Row[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('](../'))
    .map((line) => ({
      words: line,
      paths: [...line.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path ?? ''),
    }));

/** What the page owes to the sources, and what it says of files that do nothing of the kind. */
function owed(page: string, sources: readonly Source[]): string[] {
  const rows = rowsOf(page);
  const computing = sources.filter(
    ({ text }) => /node:crypto|crypto\.subtle/.test(text) && primitives.test(text),
  );
  const forSources = computing.flatMap(({ path, text }) => {
    const [row, ...more] = rows.filter(({ paths }) => paths.includes(path));
    if (!row || more.length > 0) return [`${path} stands in ${row ? more.length + 1 : 0} rows`];
    return Object.entries(algorithms).flatMap(([named, word]) =>
      text.includes(`'${named}'`) && !row.words.includes(word)
        ? [`${path} uses ${named}, its row has no ${word}`]
        : [],
    );
  });
  const known = new Set(computing.map(({ path }) => path));
  const idle = rows.flatMap(({ paths }) => paths.filter((path) => !known.has(path)));
  return [...forSources, ...idle.map((path) => `${path} computes nothing`)];
}

const page = readFileSync(join(root, 'docs/cryptography.md'), 'utf8');
const sources: Source[] = sourceFiles(['apps/gateway', 'apps/card-entry', 'packages']).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

test('every file that seals, signs or hashes stands in the inventory once, with what it uses', () => {
  expect(owed(page, sources)).toEqual([]);
});

test('a file that is left out, an algorithm nobody told of and a file that computes nothing would be seen', () => {
  const fresh = {
    path: 'packages/a/src/b.ts',
    text: "import { createHash } from 'node:crypto'; createHash('sha256')",
  };
  expect(owed(page, [...sources, fresh])).toEqual(['packages/a/src/b.ts stands in 0 rows']);
  const told = `${page}\n| a | SHA-256 | none | holds | [b.ts](../packages/a/src/b.ts) |\n`;
  expect(owed(told, [...sources, fresh])).toEqual([]);
  const weaker = { ...fresh, text: fresh.text.replace('sha256', 'sha1') };
  expect(owed(told, [...sources, weaker])).toEqual(['packages/a/src/b.ts uses sha1, its row has no SHA-1']);
  expect(owed(told, sources)).toEqual(['packages/a/src/b.ts computes nothing']);
});
