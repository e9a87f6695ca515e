import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../sandbox.ts';

/** A sandbox of the test's own on free ports, selling the fixture product, closed when the test ends. */
export const started = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const sandbox = await startSandbox({
    port: 0,
    acsPort: 0,
    smtpPort: 0,
    delayScale: 0,
    root: join(import.meta.dirname, 'fixture'),
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
};

/** POST of JSON; the answer's body parsed. */
export const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
};

export const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
};

export const control = (sandbox: Sandbox, part: string, change: unknown) =>
  post(`${sandbox.urls.main}/control/${part}`, change);

type Call = (signal: AbortSignal) => Promise<Response>;

/** The answer's text, or `cut` when the connection broke. */
const outcomeOf = async (call: Call, signal: AbortSignal): Promise<string> => {
  try {
    return await (await call(signal)).text();
  } catch {
    return 'cut';
  }
};

const faultsOf = async (sandbox: Sandbox, part: string): Promise<string[]> => {
  const { body } = await get(`${sandbox.urls.main}/control/faults`);
  const [group, id] = part.split('/');
  return (id ? body[group ?? ''][id] : body[part]).faults;
};

/**
 * Breaks a part for one use and tells what a caller sees: the text, `cut`, or `no answer` when the fault has been
 * used and nothing came after it.
 * @param silent whether nothing is expected; only then is anything judged by waiting
 */
export const seenUnder = async (
  sandbox: Sandbox,
  part: string,
  fault: string,
  silent: boolean,
  call: Call,
): Promise<string> => {
  await control(sandbox, part, { fault, times: 1 });
  const gaveUp = new AbortController();
  const outcome = outcomeOf(call, gaveUp.signal);
  if (!silent) return outcome;
  let early: string | null = null;
  void outcome.then((text) => {
    early = text;
  });
  while ((await faultsOf(sandbox, part)).length > 0);
  await new Promise((later) => setTimeout(later, 50));
  const seen = early ?? 'no answer';
  gaveUp.abort();
  await outcome;
  return seen;
};
