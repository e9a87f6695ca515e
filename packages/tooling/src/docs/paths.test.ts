import { describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { documentsOf } from './documents.ts';
import { brokenPaths, treeOf, treeOfPaths } from './paths.ts';

it('every link and every path of every page leads somewhere', () => {
  const tree = treeOf(root);
  expect(documentsOf(root).flatMap((page) => brokenPaths(page, tree))).toEqual([]);
});

const tree = treeOfPaths([
  'docs/page.md',
  'docs/images/home.png',
  'packages/contracts/src/errors.ts',
  'apps/travel/src/erasmus/product.ts',
  'apps/travel/src/erasmus',
  'apps',
]);
const broken = (text: string) => brokenPaths({ path: 'docs/page.md', text }, tree);

describe('told as leading nowhere', () => {
  it.each([
    ['[other](other.md)', 'docs/page.md:1 the link to docs/other.md leads nowhere'],
    ['[other](../other.md#part)', 'the link to other.md'],
    ['<img src="images/none.png">', 'the link to docs/images/none.png'],
    ['one\n\ntwo `apps/travel/src/none`', 'docs/page.md:3 the path apps/travel/src/none leads nowhere'],
    ['`erasmus/fields.ts`', 'the path erasmus/fields.ts'],
    ['`packages/<name>/none/x.ts` and `apps/none/*.ts`', 'the path apps/none/*.ts'],
    ['`@sigorta/contracts/none.ts`', 'the path @sigorta/contracts/none.ts'],
  ])('%s', (text, fault) => {
    expect(broken(text).join('\n')).toContain(fault);
  });
});

describe('left alone', () => {
  it.each([
    '[page](page.md) and [part](page.md#part), [site](https://example.com/a.md)',
    '![home](images/home.png)',
    '`apps/travel/src/erasmus/`, `erasmus/product.ts`, `product.ts`, `apps/*/src`',
    '`contracts/errors.ts`, `@sigorta/contracts/errors.ts`',
    '`quotes/create`, `/remotes.json`, `apps/shell/dist`, `Promise<void>`',
    '```sh\ncat apps/none.ts\n```',
  ])('%s', (text) => {
    expect(broken(text)).toEqual([]);
  });
});
