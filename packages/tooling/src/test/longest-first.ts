import { readFileSync } from 'node:fs';
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

const environmentOf = (file: string): string =>
  /@vitest-environment\s+(\S+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'node';

/** A worker goes on with the next file only where project and environment stay as they are; for another a new one begins from nothing. */
const workerOf = ({ moduleId, project }: TestSpecification): string =>
  `${project.name} ${environmentOf(moduleId)}`;

/** The order in which files begin: the longest, then those that share a worker together, and among themselves as vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toSorted(
      (one, other) => placeOf(one.moduleId) - placeOf(other.moduleId),
    );
    const long = sorted.filter(({ moduleId }) => placeOf(moduleId) < longest.length);
    const others = Map.groupBy(sorted.slice(long.length), workerOf);
    return [...long, ...[...others.values()].flat()];
  }
}
