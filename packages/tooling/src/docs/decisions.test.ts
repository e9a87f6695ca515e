import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { decisionFaults } from './decisions.ts';

it('every decision has the one form of heading and stands in the index once, under its title', () => {
  const files = globSync('docs/decisions/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));
  const pages = new Map(files.map((file) => [basename(file), readFileSync(join(root, file), 'utf8')]));
  expect(pages.size).toBeGreaterThan(100);
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  expect(decisionFaults(pages, index)).toEqual([]);
});

describe('a fault is found', () => {
  const good = ['0001-one.md', '# 0001. One\n\nText.\n'] as const;
  const entry = '\n- [0001](0001-one.md) One\n';

  it('and none where there is none', () => {
    expect(decisionFaults(new Map([good]), entry)).toEqual([]);
  });

  it.each<[string, [string, string][], string]>([
    ['the heading is "# 0001. Title"', [['0001-one.md', '# 1 One\n']], entry],
    ['a page is called NNNN-subject.md', [['one.md', '# One\n']], ''],
    [
      'number 0001 is given twice',
      [[...good], ['0001-two.md', '# 0001. Two\n']],
      `${entry}\n- [0001](0001-two.md) Two\n`,
    ],
    ['the index lists it 0 times', [[...good]], '\n- [0001](0001-one.md) Another title\n'],
    ['the index lists it 2 times', [[...good]], entry + entry],
    ['the index lists a page that is gone', [[...good]], `${entry}\n- [0002](0002-two.md) Two\n`],
  ])('%s', (fault, pages, index) => {
    expect(decisionFaults(new Map(pages), index).join('\n')).toContain(fault);
  });
});
