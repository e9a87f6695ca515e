import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { brokenCitations } from './citations.ts';

it('every page and decision that a comment cites is there, and every command it names can run', () => {
  const numbers = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) =>
    Number(file.slice(15, 19)),
  );
  const sources = globSync('{apps,packages,e2e,bench}/**/*.{ts,tsx,css,mjs,cjs}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist' || name.includes('.test.'),
  });
  expect(sources.length).toBeGreaterThan(1000);
  const faults = sources.flatMap((file) =>
    brokenCitations(file, readFileSync(join(root, file), 'utf8'), root, new Set(numbers)),
  );
  expect(faults).toEqual([]);
});

describe('a citation', () => {
  const broken = (text: string) => brokenCitations('a.ts', text, root, new Set([43, 138]));

  it.each([
    ['a page that is gone', '// docs/none.md', 'docs/none.md'],
    ['a decision without a page', '// (decision 44)', 'decision 44'],
    ['one of several decisions', '// decisions 43 and 139', 'decision 139'],
    ['a decision by its four digits', '// told once (0043, 0045)', 'decision 0045'],
    ['a command by its source', '// `node apps/shop/src/print.ts` prints it', 'which an old Node cannot run'],
    ['a paper of elsewhere', '// research 2.4 says', '"research 2.4"'],
  ])('of %s is told', (_what, text, fault) => {
    expect(broken(text)).toEqual([expect.stringContaining(fault)]);
  });

  it('of what is there is left alone', () => {
    expect(broken('// docs/glossary.md, decision 43, decisions 43 and 138, (0043), f(0), (1000)')).toEqual(
      [],
    );
  });
});
