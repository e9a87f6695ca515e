import type { OperationName } from '@sigorta/contracts/operations/table';
import { type Role, roles } from '@sigorta/contracts/panel/permissions';
import { type Choices, choicesOf } from '../../money/simulation/random.ts';
import { hostileTexts } from './hostile.ts';
import { type Answered, type DescribedOperation, judgeOf, operationsOf } from './judge.ts';
import type { MakeCall, ValidCall } from './look-up-calls.ts';
import { mutated, withText } from './mutate.ts';
import { publicCalls } from './public-calls.ts';
import { type FuzzedShop, openFuzzedShop } from './shop.ts';
import { staffCalls } from './staff-calls.ts';
import { damaged, type Sent } from './transport.ts';

export interface Fuzzed {
  calls: number;
  /** answers by operation and status */
  answers: Map<string, Map<number, number>>;
  /** what the document did not announce */
  broken: string[];
}

/** Every operation: one that nobody knows how to call does not compile. */
const calls: Record<OperationName, MakeCall> = { ...publicCalls, ...staffCalls };

/** Calls between two that are made anew and sent unchanged. */
const round = 40;

interface Run {
  shop: FuzzedShop;
  choices: Choices;
  judge: ReturnType<typeof judgeOf>;
  result: Fuzzed;
  /** put whole into texts of a body, every other time; none when left out */
  texts: readonly string[];
  /** mutants under way at one moment */
  together: number;
}

export interface Fuzzing {
  /** calls in all */
  count: number;
  seed: number;
  /** by the place of an operation in its document, and its name; all when left out */
  isWanted?: (place: number, name: string) => boolean;
  /** to be put into the texts of bodies besides */
  texts?: readonly string[];
  /** one after the other when left out */
  together?: number;
}

const addressOf = ({ path, parts }: DescribedOperation, request: Record<string, unknown>): string =>
  parts.reduce(
    (address, part) => address.replace(`{${part}}`, encodeURIComponent(String(request[part]))),
    path,
  );

const bodyOf = ({ parts }: DescribedOperation, request: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(request).filter(([key]) => !parts.includes(key)));

const sentBy = ({ method }: DescribedOperation, { browser }: ValidCall, body: unknown): Sent => ({
  method,
  headers: {
    token: browser.token,
    ...(method === 'POST'
      ? { 'content-type': 'application/json', 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' }
      : {}),
  },
  ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
});

const answerTo = async ({ browser }: ValidCall, address: string, sent: Sent): Promise<Answered> => {
  const response = await browser.fetch(address, sent as RequestInit & { headers: Record<string, string> });
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return { status: response.status, mediaType, text: await response.text() };
};

const note = (run: Run, operation: DescribedOperation, what: string, answered: Answered): void => {
  const { answers, broken } = run.result;
  run.result.calls += 1;
  const statuses = answers.get(operation.operationId) ?? new Map<number, number>();
  answers.set(operation.operationId, statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1));
  const wrong = run.judge(operation, answered);
  if (wrong !== null) broken.push(`${operation.operationId}, ${what}: ${wrong}`);
};

/** Staff operations are asked by every role, the right one oftener. */
const callerOf = ({ shop, choices }: Run, operation: DescribedOperation, call: ValidCall): ValidCall => {
  if (!operation.path.startsWith('/apiConnection/panel/') || choices.chance(0.6)) return call;
  const role = roles[choices.between(0, roles.length - 1)] as Role;
  return { ...call, browser: shop.staff.get(role) ?? call.browser };
};

const sendOne = async (run: Run, operation: DescribedOperation, call: ValidCall): Promise<void> => {
  const { choices } = run;
  const body = bodyOf(operation, call.request);
  const caller = callerOf(run, operation, call);
  if (operation.parts.length > 0 && choices.chance(0.25)) {
    const [part = ''] = operation.parts;
    const value = choices.pick(['x', '0', '1e9', ...hostileTexts.filter((text) => text.length < 40)]);
    const address = addressOf(operation, { ...call.request, [part]: value.toWellFormed() });
    return note(
      run,
      operation,
      `${part}: ${value}`,
      await answerTo(caller, address, sentBy(operation, caller, body)),
    );
  }
  const address = addressOf(operation, call.request);
  if (operation.method === 'GET' || choices.chance(0.15)) {
    const { what, sent } = damaged(choices, sentBy(operation, caller, body));
    return note(run, operation, what, await answerTo(caller, address, sent));
  }
  const planted = run.texts.length > 0 && choices.chance(0.5) ? withText(choices, body, run.texts) : null;
  const { what, value } = planted ?? mutated(choices, body, operation.keys);
  return note(run, operation, what, await answerTo(caller, address, sentBy(operation, caller, value)));
};

/** A valid call and then one mutation of it after the other. */
const playRound = async (
  run: Run,
  operation: DescribedOperation,
  turn: number,
  size: number,
): Promise<void> => {
  const make = calls[operation.operationId as OperationName];
  if (!make) throw new Error(`nobody knows how to call ${operation.operationId}`);
  run.shop.market.startWorkers();
  const call = await make(run.shop, turn);
  const mutants = Math.max(0, size - 1);
  /* first the mutants: most are refused, and what is asked for is still there */
  for (let at = 0; at < mutants; at += run.together) {
    const salvo = Math.min(run.together, mutants - at);
    /* each draws its choices before it waits for anything: a seed plays the same again */
    await Promise.all(Array.from({ length: salvo }, () => sendOne(run, operation, call)));
  }
  const valid = await make(run.shop, turn);
  const sent = sentBy(operation, valid, bodyOf(operation, valid.request));
  note(run, operation, 'as it should be', await answerTo(valid, addressOf(operation, valid.request), sent));
};

/** Drives every operation of both documents: valid calls, and what one mutation makes of each. */
export const fuzzIn = async (
  shop: FuzzedShop,
  { count, seed, isWanted = () => true, texts = [], together = 1 }: Fuzzing,
): Promise<Fuzzed> => {
  const result: Fuzzed = { calls: 0, answers: new Map(), broken: [] };
  for (const address of ['/openapi.json', '/panel/openapi.json']) {
    const reader = shop.staff.get('auditor') ?? shop.market.buyer();
    const document = JSON.parse(await (await reader.fetch(address)).text());
    const run: Run = { shop, choices: choicesOf(seed), judge: judgeOf(document), result, texts, together };
    const described = operationsOf(document).filter(({ operationId }, place) => isWanted(place, operationId));
    await playAll(run, described, Math.ceil(count / 2 / Math.max(1, described.length)));
  }
  return result;
};

/** The same in a shop of its own. */
export const fuzz = async (
  count: number,
  seed: number,
  isWanted?: (place: number, name: string) => boolean,
): Promise<Fuzzed> => {
  const shop = await openFuzzedShop();
  try {
    return await fuzzIn(shop, { count, seed, ...(isWanted ? { isWanted } : {}) });
  } finally {
    await shop.close();
  }
};

const playAll = async (run: Run, described: DescribedOperation[], each: number): Promise<void> => {
  for (const [place, operation] of described.entries()) {
    await run.shop.signInAgain();
    const rounds = Math.ceil(each / round);
    for (let turn = 0; turn < rounds; turn += 1)
      await playRound(run, operation, place + turn, Math.ceil(each / rounds));
  }
};

/** Operations that were answered well at least once, as a share of all. */
export const coverageOf = ({ answers }: Fuzzed): { share: number; never: string[] } => {
  const never = [...answers].flatMap(([name, statuses]) => (statuses.has(200) ? [] : [name]));
  return { share: 1 - never.length / Math.max(1, answers.size), never };
};
