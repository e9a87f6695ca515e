import type { InsurerFailure } from '@sigorta/contracts/offer';
import type { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Handler } from '../operations/handler.ts';
import { followQuote } from './follow-quote.ts';
import type { StoredEvent } from './quote-log.ts';

/** beyond every insurer's deadline nobody asks any more */
const graceMs = 10_000;

const insurersIn = (events: readonly StoredEvent[]): Set<string> =>
  new Set(
    events.flatMap((event) => {
      if (event.type === 'offer') return [event.offer.insurer.id];
      return event.type === 'failure' ? [event.failure.insurer.id] : [];
    }),
  );

/**
 * Ends a quote whose process died while it asked: the insurers that are missing are named as unavailable. The primary
 * key on (quote, sequence) lets only one of several readers do it.
 */
const endAbandoned = async (
  context: Context,
  quote: { id: string; insurers: { id: string; name: string }[]; created_at: Date },
): Promise<void> => {
  const now = context.clock();
  if (now.getTime() < quote.created_at.getTime() + context.config.insurers.deadlineMs + graceMs) return;
  const events = await context.quoteLog.read(quote.id, -1);
  if (events.some((event) => event.type === 'done')) return;
  const answered = insurersIn(events);
  const missing = quote.insurers.filter(({ id }) => !answered.has(id));
  let sequence = events.length;
  const append = (event: StoredEvent) => context.quoteLog.append(quote.id, event, now).catch(() => {});
  for (const insurer of missing) {
    const failure: InsurerFailure = { insurer, kind: 'unavailable', reason: null };
    await append({ type: 'failure', sequence: sequence++, failure });
  }
  const offers = events.filter((event) => event.type === 'offer').length;
  await append({ type: 'done', sequence, offers, failures: sequence - 1 - offers });
};

/** The same lines again from the first, for the session that asked. */
export const resumeQuote: Handler<typeof quoteEvents> = async (context, request, call) => {
  const quote = await context.db
    .selectFrom('quote')
    .select(['id', 'insurers', 'created_at'])
    .where('id', '=', request.quoteId)
    .where('session_id', '=', call.sessionId)
    .executeTakeFirst();
  if (!quote) throw new Refusal('not-found');
  return followQuote(context.quoteLog, quote.id, call.signal, { onIdle: () => endAbandoned(context, quote) });
};
