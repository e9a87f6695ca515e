import { isDeepStrictEqual } from 'node:util';

/*
 * Stands in for vitest where a thousand mutants are tried: runs the machine's own test files in one thread, one test after
 * the other, and stops at the first that fails. Knows what those files use.
 */
type Run = (...values: unknown[]) => unknown;
const waiting: Run[] = [];

export function test(_: string, run: Run): void {
  waiting.push(run);
}
test.each = (rows: readonly unknown[]) => (_: string, run: Run) => {
  for (const row of rows) waiting.push(() => (Array.isArray(row) ? run(...row) : run(row)));
};

const fail = (is: boolean) => {
  if (!is) throw new Error('a test failed');
};

const throwsWith = (run: unknown, part: string): boolean => {
  try {
    (run as Run)();
    return false;
  } catch (error) {
    return String(error).includes(part);
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lists of the same length, objects that hold at least this. */
const holds = (value: unknown, part: unknown): boolean => {
  if (!isObject(part) || !isObject(value)) return isDeepStrictEqual(value, part);
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  return Object.entries(part).every(([name, one]) => name in value && holds(value[name], one));
};

export const expect = (value: unknown) => ({
  toMatchObject: (part: unknown) => fail(holds(value, part)),
  toBe: (other: unknown) => fail(Object.is(value, other)),
  toBeNull: () => fail(value === null),
  toEqual: (other: unknown) => fail(isDeepStrictEqual(value, other)),
  toContain: (part: unknown) => fail((value as unknown[]).includes(part)),
  toBeGreaterThan: (other: number) => fail((value as number) > other),
  toBeGreaterThanOrEqual: (other: number) => fail((value as number) >= other),
  toThrow: (part: string) => fail(throwsWith(value, part)),
  not: {
    toBeNull: () => fail(value !== null),
    toContain: (part: unknown) => fail(!(value as unknown[]).includes(part)),
  },
});

/** Runs what the files since asked for. @throws Error at the first test that fails */
export function runAll(): void {
  for (const run of waiting.splice(0)) run();
}
