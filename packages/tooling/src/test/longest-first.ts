import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take a worker for twenty seconds or more on a quiet machine, longest first. In a fresh clone nothing is known of the
 * run before, and what is small is run last: one of these at the end would be waited for alone.
 */
export const longest: readonly string[] = [
  'apps/gateway/src/testing/money/pairs.test.ts',
  'apps/gateway/src/testing/journeys/kill.test.ts',
  'apps/gateway/src/testing/money/simulation/simulation.test.ts',
  'apps/gateway/src/main/start.test.ts',
  'packages/tooling/src/new/parts-and-language.test.ts',
  'apps/gateway/src/testing/money/forged/forged-returns.test.ts',
  'apps/gateway/src/testing/journeys/restore.test.ts',
  'apps/gateway/src/testing/delivery/twelve-servers.test.ts',
  'apps/gateway/src/testing/journeys/faults.test.ts',
  'apps/gateway/src/payments/refunds/two-unknown.test.ts',
  'apps/gateway/src/testing/journeys/database-away.test.ts',
  'apps/gateway/src/testing/money/policy-stories.test.ts',
  'apps/gateway/src/testing/journeys/purchase.test.ts',
  'apps/gateway/src/testing/money/charge-stories.test.ts',
];

const placeOf = (file: string): number => {
  const at = longest.findIndex((one) => file.endsWith(`/${one}`));
  return at < 0 ? longest.length : at;
};

/** The order in which files begin: the longest, then as vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted(
      (one, other) => placeOf(one.moduleId) - placeOf(other.moduleId),
    );
  }
}
