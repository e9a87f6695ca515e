import { isDeepStrictEqual } from 'node:util';

/*
 * Stands in for vitest where a thousand mutants are tried: runs test files in one thread, one test after the other, and stops at
 * the first that fails. Knows what the files of the areas use; what it does not know is no test that passes, but an error.
 */
type Run = (...values: unknown[]) => unknown;

interface Scope {
  before: Run[];
  outer: Scope | null;
}
let scope: Scope = { before: [], outer: null };
const waiting: { run: Run; scope: Scope }[] = [];

const isRun = (value: unknown): value is Run => typeof value === 'function';
const bodyOf = (given: readonly unknown[]): Run => {
  const body = given.find(isRun);
  if (!body) throw new Error('a test without a body');
  return body;
};
const rowOf = (run: Run, row: unknown): unknown => (Array.isArray(row) ? run(...row) : run(row));

export function test(_: string, ...given: unknown[]): void {
  waiting.push({ run: bodyOf(given), scope });
}
test.each =
  (rows: readonly unknown[]) =>
  (_: string, ...given: unknown[]) => {
    const run = bodyOf(given);
    for (const row of rows) waiting.push({ run: () => rowOf(run, row), scope });
  };

export function describe(_: string, run: Run): void {
  const outer = scope;
  scope = { before: [], outer };
  run();
  scope = outer;
}
describe.each = (rows: readonly unknown[]) => (name: string, run: Run) => {
  for (const row of rows) describe(name, () => rowOf(run, row));
};

export function beforeEach(run: Run): void {
  scope.before.push(run);
}

const beforeOf = ({ before, outer }: Scope): Run[] => [...(outer ? beforeOf(outer) : []), ...before];

/** Runs what the files since asked for. @throws Error at the first test that fails */
export async function runAll(): Promise<void> {
  for (const { run, scope: own } of waiting.splice(0)) {
    for (const before of beforeOf(own)) await before();
    await run();
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

class Asymmetric {
  fits: (value: unknown) => boolean;
  constructor(fits: (value: unknown) => boolean) {
    this.fits = fits;
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !(value instanceof Date || value instanceof Set || value instanceof Map);
const present = (value: Record<string, unknown>): string[] =>
  Object.keys(value).filter((name) => value[name] !== undefined);

/** Lists of the same length, objects that hold the same, or at least this. */
function fits(value: unknown, wanted: unknown, isPart: boolean): boolean {
  if (wanted instanceof Asymmetric) return wanted.fits(value);
  if (!isPlain(wanted) || !isPlain(value)) return isDeepStrictEqual(value, wanted);
  if (Array.isArray(wanted) !== Array.isArray(value)) return false;
  if (Array.isArray(wanted) && wanted.length !== (value as unknown as unknown[]).length) return false;
  if (!isPart && present(value).length !== present(wanted).length) return false;
  return Object.entries(wanted).every(([name, one]) => fits(value[name], one, isPart));
}

/** @param part a class, an expression or words of the message; anything when left out */
const isAbout = (error: unknown, part: unknown): boolean => {
  if (typeof part === 'function') return error instanceof part;
  if (part instanceof RegExp) return part.test(String(error));
  return part === undefined || String(error).includes(String(part));
};

const throwsWith = (run: unknown, part: unknown): boolean => {
  try {
    (run as Run)();
    return false;
  } catch (error) {
    return isAbout(error, part);
  }
};

type Matcher = (value: never, other: never) => boolean;
const length = (value: unknown): unknown =>
  isObject(value) || typeof value === 'string' ? Object(value).length : null;

const matchers: Record<string, Matcher> = {
  toBe: (value: unknown, other: unknown) => Object.is(value, other),
  toBeNull: (value: unknown) => value === null,
  toBeUndefined: (value: unknown) => value === undefined,
  toEqual: (value: unknown, other: unknown) => fits(value, other, false),
  toMatchObject: (value: unknown, part: unknown) => fits(value, part, true),
  toContain: (value: unknown[], part: unknown) => value.includes(part),
  toHaveLength: (value: unknown, count: number) => length(value) === count,
  toHaveProperty: (value: Record<string, unknown>, name: string) => name in value,
  toMatch: (value: string, part: string | RegExp) => new RegExp(part).test(value),
  toBeGreaterThan: (value: number, other: number) => value > other,
  toBeGreaterThanOrEqual: (value: number, other: number) => value >= other,
  toBeLessThan: (value: number, other: number) => value < other,
  toBeLessThanOrEqual: (value: number, other: number) => value <= other,
  toThrow: throwsWith,
};

type Judge = Record<string, (other?: unknown) => void>;
const judges = (value: unknown, isWanted: boolean): Judge =>
  Object.fromEntries(
    Object.entries(matchers).map(([name, matcher]) => [
      name,
      (other?: unknown) => {
        if (matcher(value as never, other as never) !== isWanted) throw new Error('a test failed');
      },
    ]),
  );

const refused = async (promise: unknown): Promise<unknown> => {
  const none = Symbol('kept');
  const why = await Promise.resolve(promise).then(
    () => none,
    (error: unknown) => error,
  );
  if (why === none) throw new Error('a test failed');
  return why;
};

export function expect(value: unknown): Judge & { not: Judge; rejects: Record<string, Run> } {
  const rejects = Object.fromEntries(
    Object.keys(matchers).map((name) => [
      name,
      async (other?: unknown) => {
        const why = await refused(value);
        const thrown = () => {
          throw why;
        };
        judges(name === 'toThrow' ? thrown : why, true)[name]?.(other);
      },
    ]),
  );
  return Object.assign(judges(value, true), { not: judges(value, false), rejects });
}
expect.stringContaining = (part: string) =>
  new Asymmetric((value) => typeof value === 'string' && value.includes(part));
