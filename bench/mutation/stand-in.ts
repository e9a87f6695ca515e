import { isDeepStrictEqual } from 'node:util';

/*
 * Stands in for vitest where a thousand mutants are tried: gathers the tests of files and runs any of them alone, as often as
 * wanted. Knows what the files of the areas use; what it does not know is no test that passes, but an error.
 */
type Run = (...values: unknown[]) => unknown;

interface Scope {
  before: Run[];
  after: Run[];
  outer: Scope | null;
}

export interface Test {
  name: string;
  run: Run;
  scope: Scope;
}

const scopeIn = (outer: Scope | null): Scope => ({ before: [], after: [], outer });
let scope = scopeIn(null);
const gathered: Test[] = [];

const isRun = (value: unknown): value is Run => typeof value === 'function';
const bodyOf = (given: readonly unknown[]): Run => {
  const body = given.find(isRun);
  if (!body) throw new Error('a test without a body');
  return body;
};
const rowOf = (run: Run, row: unknown): unknown => (Array.isArray(row) ? run(...row) : run(row));

export function test(name: string, ...given: unknown[]): void {
  gathered.push({ name, run: bodyOf(given), scope });
}
test.each =
  (rows: readonly unknown[]) =>
  (name: string, ...given: unknown[]) => {
    const run = bodyOf(given);
    for (const row of rows) gathered.push({ name, run: () => rowOf(run, row), scope });
  };

export function describe(_: string, run: Run): void {
  const outer = scope;
  scope = scopeIn(outer);
  run();
  scope = outer;
}
describe.each = (rows: readonly unknown[]) => (name: string, run: Run) => {
  for (const row of rows) describe(name, () => rowOf(run, row));
};

export function beforeEach(run: Run): void {
  scope.before.push(run);
}

export function afterEach(run: Run): void {
  scope.after.push(run);
}

const finishing: Run[] = [];

export function onTestFinished(run: Run): void {
  finishing.push(run);
}

const atTheEnd: Run[] = [];

/** Once, when no test runs any more: tests run as often as there are mutants. */
export function afterAll(run: Run): void {
  atTheEnd.push(run);
}

export async function endAll(): Promise<void> {
  for (const run of atTheEnd.splice(0)) await run();
}

/** The tests of the file that was imported since; the next file begins outside of every `describe`. */
export function testsSince(): Test[] {
  scope = scopeIn(null);
  return gathered.splice(0);
}

const scopesOf = (inner: Scope | null): Scope[] => (inner ? [...scopesOf(inner.outer), inner] : []);

/** @throws Error when it fails */
export async function runTest({ run, scope: own }: Test): Promise<void> {
  const scopes = scopesOf(own);
  for (const before of scopes.flatMap((one) => one.before)) await before();
  try {
    await run();
  } finally {
    const after = [...scopes.toReversed().flatMap((one) => one.after), ...finishing.splice(0).toReversed()];
    for (const one of after) await one();
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
  if (part instanceof Asymmetric) return part.fits(error);
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
  toBeDefined: (value: unknown) => value !== undefined,
  toBeTruthy: Boolean,
  toContain: (value: unknown[], part: unknown) => value.includes(part),
  toContainEqual: (value: unknown[], part: unknown) => value.some((one) => fits(one, part, false)),
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

type Later = Record<string, (other?: unknown) => Promise<void>>;
const later = (judge: (name: string, other: unknown) => Promise<void>): Later =>
  Object.fromEntries(
    Object.keys(matchers).map((name) => [name, (other?: unknown): Promise<void> => judge(name, other)]),
  );

export function expect(value: unknown): Judge & { not: Judge; rejects: Later; resolves: Later } {
  const rejects = later(async (name, other) => {
    const why = await refused(value);
    const thrown = () => {
      throw why;
    };
    judges(name === 'toThrow' ? thrown : why, true)[name]?.(other);
  });
  const resolves = later(async (name, other) => judges(await value, true)[name]?.(other));
  return Object.assign(judges(value, true), { not: judges(value, false), rejects, resolves });
}
expect.stringContaining = (part: string) =>
  new Asymmetric((value) => typeof value === 'string' && value.includes(part));
expect.objectContaining = (part: object) => new Asymmetric((value) => fits(value, part, true));
expect.arrayContaining = (parts: readonly unknown[]) =>
  new Asymmetric(
    (value) => Array.isArray(value) && parts.every((part) => value.some((one) => fits(one, part, false))),
  );
