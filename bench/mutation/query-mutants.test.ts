import { expect, test } from 'vitest';
import { checksOf } from '../../apps/gateway/src/testing/guards/changed-checks.ts';
import { changesOf } from './check-changes.ts';
import { queryMutants } from './query-mutants.ts';
import { explainedOf } from './tally.ts';

const changesIn = (text: string): string[] =>
  queryMutants(text).map(({ change }) => change.slice(change.indexOf('[')));

test('each condition, join, default, word and number of a query is changed by itself', () => {
  expect(
    changesIn(
      `select 'none' as should, coalesce(a.x, 0) as is from a left join b on b.id = a.id where a.net > 1 and not (b.k = 'one' or b.s is null)`,
    ),
  ).toEqual([
    '[coalesce(a.x, 0) → a.x]',
    '[0 → 1]',
    '[left join → join]',
    '[b.id = a.id → true]',
    '[= → <>]',
    '[a.net → a.fee]',
    '[a.net > 1 → true]',
    '[> → >=]',
    '[> → <]',
    '[1 → 2]',
    '[and → or]',
    '[not  → ]',
    `[not (b.k = 'one' or b.s is null) → true]`,
    `[b.k = 'one' → false]`,
    '[= → <>]',
    `['one' → 'mutated']`,
    '[or → and]',
    '[b.s is null → false]',
    '[is null → is not null]',
  ]);
});

test('parts of a union, filters, signs and orders are taken away, and a case is decided otherwise', () => {
  expect(
    changesIn(
      `select sum(m) filter (where k <> 'x') as n from (select -a as m, k from t union all select b, k from u) v order by n desc limit 3`,
    ),
  ).toEqual([
    '[sum → max]',
    `[filter (where k <> 'x') → ]`,
    `[k <> 'x' → true]`,
    '[<> → =]',
    `['x' → 'mutated']`,
    '[select -a as m, k from t  → select * from (select -a as m, k from t) less where false ]',
    '[- → ]',
    '[union all → union]',
    '[select b, k from u → select * from (select b, k from u) less where false ]',
    '[n desc → (select 1)]',
    '[ desc → ]',
    '[3 → 4]',
  ]);
  expect(changesIn(`select case when a and b then c else 0 end as n from t`)).toEqual([
    '[a → true]',
    '[a → false]',
    '[and → or]',
    '[b → true]',
    '[0 → 1]',
  ]);
});

test('a changed query is the query but for its change', () => {
  const text = `select a from t where b = 'x'`;
  expect(queryMutants(text).map((mutant) => mutant.text)).toEqual([
    `select a from t where true`,
    `select a from t where b <> 'x'`,
    `select a from t where b = 'mutated'`,
  ]);
});

test('what nobody notices of the checker is explained for queries that still stand there', () => {
  const names = new Set(changesOf(checksOf()).map(({ name }) => name));
  expect([...explainedOf('checker')].filter((one) => !names.has(one))).toEqual([]);
  expect(names.size).toBeGreaterThan(1_000);
});
