import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import type { Answer, Call } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Matched } from '../producer.ts';
import { answeredOnce, type KeyedCall } from './answered-once.ts';

/** A string of a structured header stands in quotes; a bare one is taken too. */
const wellFormed = /^(?:"([A-Za-z0-9_-]{16,64})"|([A-Za-z0-9_-]{16,64}))$/;

/**
 * The key of a call, null for one without; operations that take none do not look.
 * @throws Refusal `malformed-request`
 */
const keyOf = (request: FastifyRequest, { operation }: Matched): string | null => {
  const header = request.headers['idempotency-key'];
  if (!operation.keyed || header === undefined) return null;
  const found = wellFormed.exec(String(header));
  if (!found) throw new Refusal('malformed-request');
  return found[1] ?? found[2] ?? null;
};

/** What comes before the lines that follow. */
async function* behind(first: unknown, lines: AsyncIterator<unknown>): AsyncGenerator<unknown> {
  yield first;
  for (let next = await lines.next(); !next.done; next = await lines.next()) yield next.value;
}

/**
 * Of a stream the quote's id is kept, which its first line names: who comes again follows the same quote from its first line.
 * Without a session of before there is no owner whom the lines could be shown to.
 */
async function quoteOnce(
  context: Context,
  keyed: KeyedCall,
  answerTo: Answer,
  work: () => Promise<unknown>,
  call: Call,
) {
  let lines: AsyncGenerator<unknown> | null = null;
  const { answer } = await answeredOnce(context, keyed, async () => {
    const all = ((await work()) as AsyncIterable<QuoteEvent>)[Symbol.asyncIterator]();
    const first = await all.next();
    if (first.done || first.value.type !== 'quote') throw new Error('a quote whose first line is another');
    lines = behind(first.value, all);
    return { quoteId: first.value.quote.quoteId };
  });
  return lines ?? answerTo('quoteEvents', answer, call);
}

/** Where a call came from before it was answered. */
export interface From {
  request: FastifyRequest;
  matched: Matched;
  /** the session it came with, which the answer may first make */
  sessionId: string | null;
}

/** The answer to a call, worked out once for its key when it brought one. */
export async function keyedAnswer(
  context: Context,
  answerTo: Answer,
  { request, matched, sessionId }: From,
  parsed: unknown,
  call: Call,
): Promise<unknown> {
  const work = () => answerTo(matched.name, parsed, call);
  const key = keyOf(request, matched);
  if (key === null) return work();
  const caller = call.staff ? `staff ${call.staff.id}` : `session ${sessionId ?? ''}`;
  const keyed = { key, caller, operation: matched.name, request: [call.partner.id, parsed] };
  if (matched.operation.stream === undefined) return (await answeredOnce(context, keyed, work)).answer;
  return sessionId === null ? work() : quoteOnce(context, keyed, answerTo, work, call);
}
