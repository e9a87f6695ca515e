import type { InsurerFailure } from '@sigorta/contracts/offer';
import type { QuoteContext } from '../context.ts';
import type { StoredEvent } from '../quote-log.ts';

/** beyond every insurer's deadline nobody asks any more */
const graceMs = 10_000;

interface AskedQuote {
  id: string;
  insurers: readonly { id: string; name: string }[];
  created_at: Date;
}

const insurersIn = (events: readonly StoredEvent[]): Set<string> =>
  new Set(
    events.flatMap((event) => {
      if (event.type === 'offer') return [event.offer.insurer.id];
      return event.type === 'failure' ? [event.failure.insurer.id] : [];
    }),
  );

/** Numbers no line has, rising; a line that could not be stored leaves a hole no reader gets past. */
function* freeNumbers(events: readonly StoredEvent[]): Generator<number, never> {
  const taken = new Set(events.map(({ sequence }) => sequence));
  for (let number = 0; ; number += 1) if (!taken.has(number)) yield number;
}

/**
 * Ends a quote whose process died, or could not store a line, while it asked: the insurers that are missing are named
 * as unavailable. The primary key on (quote, sequence) lets only one of several readers do it.
 */
export const endAbandoned = async (context: QuoteContext, quote: AskedQuote): Promise<void> => {
  const now = context.clock();
  if (now.getTime() < quote.created_at.getTime() + context.config.insurers.deadlineMs + graceMs) return;
  const events = await context.quoteLog.read(quote.id, -1);
  if (events.some((event) => event.type === 'done')) return;
  const answered = insurersIn(events);
  const missing = quote.insurers.filter(({ id }) => !answered.has(id));
  const free = freeNumbers(events);
  const append = (event: StoredEvent) => context.quoteLog.append(quote.id, event, now);
  try {
    for (const insurer of missing) {
      const failure: InsurerFailure = { insurer, kind: 'unavailable', reason: null };
      await append({ type: 'failure', sequence: free.next().value, failure });
    }
    const sequence = free.next().value;
    const offers = events.filter((event) => event.type === 'offer').length;
    await append({ type: 'done', sequence, offers, failures: sequence - 1 - offers });
  } catch {
    // another reader was first, or the database is away: the next idle interval looks again
  }
};
