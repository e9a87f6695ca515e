import type { FieldError } from '@sigorta/contracts/errors';
import type { AnswerOf, Operation, RequestOf } from '@sigorta/contracts/operation';
import type { Language } from '@sigorta/i18n/language';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import type { CallOptions, Gateway } from '../gateway.ts';
import { GatewayError, type GatewayErrorCode } from '../gateway-error.ts';
import { type Held, heldAnswer } from './held-answer.ts';

/** An answer as it stands on the wire. */
type Sent<O> = O extends Operation<v.GenericSchema, infer A> ? v.InferInput<A> : never;

type Answering = (request: unknown, signal: AbortSignal | undefined) => unknown;

/** A gateway that answers in memory, one operation at a time; nothing is asked of a network and no time passes. */
export interface FakeGateway extends Gateway {
  /** answers every call from now on */
  answer<O extends Operation>(operation: O, answer: Sent<O>): void;
  /** answers every call from now on by its request */
  answerBy<O extends Operation>(operation: O, answer: (request: RequestOf<O>) => Sent<O>): void;
  /** sends these lines for every stream from now on, and ends it */
  answerLines<O extends Operation>(operation: O, lines: Sent<O>[]): void;
  /** gives this file for every download from now on */
  answerFile(operation: Operation, file: Blob): void;
  /** refuses every call from now on @param retryAfter seconds after which it wants to be asked again */
  refuse(
    operation: Operation,
    code: GatewayErrorCode,
    fields?: readonly FieldError[],
    retryAfter?: number,
  ): void;
  /** lets the calls from now on wait until the test answers or refuses them */
  hold<O extends Operation>(operation: O): Held<Sent<O>>;
  /** the requests that were made, in order */
  calls<O extends Operation>(operation: O): RequestOf<O>[];
}

/**
 * For one test of a screen or a hook. Answers and requests are checked with the contract's schemas: a screen that asks what
 * the gateway would refuse, or what the test has no answer for, fails the test at its end.
 */
export function fakeGateway(language: Language = 'tr'): FakeGateway {
  const answers = new Map<Operation, Answering>();
  const asked = new Map<Operation, unknown[]>();
  const mistakes: string[] = [];
  onTestFinished(() => {
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  });
  const mistake = (words: string): never => {
    mistakes.push(words);
    throw new Error(words);
  };
  const ask = async (operation: Operation, request: unknown, { signal }: CallOptions = {}) => {
    asked.set(operation, [...callsOf(operation), request]);
    const answering = answers.get(operation);
    if (!answering) return mistake(`${operation.producer} was asked and the test has no answer`);
    const checked = v.safeParse(operation.request, request);
    if (!checked.success)
      return mistake(`${operation.producer} was asked wrongly: ${v.summarize(checked.issues)}`);
    const answer = await answering(request, signal);
    signal?.throwIfAborted();
    return answer;
  };
  const callsOf = (operation: Operation): unknown[] => asked.get(operation) ?? [];
  return {
    language,
    async call<O extends Operation>(operation: O, request: RequestOf<O>, options?: CallOptions) {
      return v.parse(operation.answer, await ask(operation, request, options)) as AnswerOf<O>;
    },
    async stream<O extends Operation>(
      operation: O,
      request: RequestOf<O>,
      onLine: (line: AnswerOf<O>) => void,
      options?: CallOptions,
    ) {
      const lines = v.parse(v.array(operation.answer), await ask(operation, request, options));
      for (const line of lines) onLine(line as AnswerOf<O>);
    },
    async download(operation, request, options) {
      return v.parse(v.blob(), await ask(operation, request, options));
    },
    answer: (operation, answer) => void answers.set(operation, () => answer),
    answerBy<O extends Operation>(operation: O, answer: (request: RequestOf<O>) => Sent<O>) {
      answers.set(operation, (request) => answer(request as RequestOf<O>));
    },
    answerLines: (operation, lines) => void answers.set(operation, () => lines),
    answerFile: (operation, file) => void answers.set(operation, () => file),
    refuse(operation, code, fields = [], retryAfter) {
      const refused = () => new GatewayError(code, fields, undefined, retryAfter);
      answers.set(operation, () => Promise.reject(refused()));
    },
    hold(operation) {
      const held = heldAnswer<Sent<typeof operation>>();
      answers.set(operation, (_request, signal) => held.wait(signal));
      return held;
    },
    calls: <O extends Operation>(operation: O) => callsOf(operation) as RequestOf<O>[],
  };
}
