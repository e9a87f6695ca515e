import { expect, it } from 'vitest';
import { runPage, type TestRun, verdictsOf } from './last-run.ts';
import type { Row, SpecMap } from './read-spec-map.ts';

const ran = (path: string[], outcome: TestRun['outcome'] = 'passed', file = 'a.test.ts'): TestRun => ({
  file,
  path,
  outcome,
});
const mapOf = (...proofs: string[][]): SpecMap => ({
  missing: [],
  sections: [
    {
      section: '1',
      title: 'Shop',
      sentences: new Map(),
      rows: proofs.map(
        (provenBy, at): Row => ({ sentence: `1.${at + 1}`, promise: 'A buyer pays', where: [], provenBy }),
      ),
    },
  ],
});
const states = (map: SpecMap, runs: TestRun[]) => verdictsOf(map, runs).map(({ state }) => state);

it('a sentence is proven by a named test that passed', () => {
  expect(states(mapOf(['a.test.ts > pays']), [ran(['card', 'pays'])])).toEqual(['proven']);
});

it.each<[string, TestRun[]]>([
  ['failed', [ran(['pays'], 'failed')]],
  ['failed', [ran(['pays']), ran(['pays'], 'failed')]],
  ['not run', [ran(['pays'], 'skipped')]],
  ['not run', [ran(['pays slowly'])]],
  ['not run', [ran(['pays'], 'passed', 'b.test.ts')]],
  ['not run', []],
])('and is %s where it did not: %j', (state, runs) => {
  expect(states(mapOf(['a.test.ts > pays']), runs)).toEqual([state]);
});

it('a file alone proves nothing, a program of bench measures', () => {
  expect(states(mapOf(['bench/pay.ts']), [ran(['pays'])])).toEqual(['measured']);
  expect(states(mapOf(['a.test.ts', 'a.test.ts > leaves']), [ran(['pays'])])).toEqual(['not run']);
});

it('tests that take turns need not all run, but one that fails counts', () => {
  const map = mapOf(['a.test.ts > pays', 'a.test.ts > leaves']);
  expect(states(map, [ran(['pays'])])).toEqual(['proven']);
  expect(states(map, [ran(['pays']), ran(['leaves'], 'failed')])).toEqual(['failed']);
});

it('titles with places stand for what they became, groups for their tests, stars for files', () => {
  const runs = [ran(['in tr', 'card 4111 is refused']), ran(['pays'], 'passed', 'apps/a/x.test.ts')];
  expect(states(mapOf(['a.test.ts > card %s is refused']), runs)).toEqual(['proven']);
  expect(states(mapOf(['a.test.ts > in $language']), runs)).toEqual(['proven']);
  expect(states(mapOf(['a.test.ts > in $language > card %s is refused']), runs)).toEqual(['proven']);
  expect(states(mapOf(['apps/*/x.test.ts > pays']), runs)).toEqual(['proven']);
});

it('the page tells each sentence and the numbers', () => {
  const page = runPage(verdictsOf(mapOf(['a.test.ts > pays'], ['a.test.ts > leaves']), [ran(['pays'])]));
  expect(page).toBe(`- 1.1 proven (1 tests): A buyer pays
- 1.2 not run (0 tests): A buyer pays
  - a.test.ts > leaves

2 sentences: 1 proven, 0 failed, 1 not run, 0 measured.`);
});
