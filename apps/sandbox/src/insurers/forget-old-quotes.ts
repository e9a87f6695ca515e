import type { World } from '../world.ts';
import { quotesOf } from './records.ts';

const keptMs = 7 * 86_400_000;

/** Quotes past their time for a week serve nobody; without this the journal of a busy machine only grows. */
export const forgetOldQuotes = (world: World): void => {
  const quotes = quotesOf(world);
  const limit = world.clock().getTime() - keptMs;
  for (const { insurer, reference, answer } of quotes.all()) {
    if (Date.parse(answer.validUntil) < limit) quotes.remove(`${insurer}:${reference}`);
  }
};
