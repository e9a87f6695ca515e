import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import type { CallOptions, Gateway } from './gateway.ts';

/** All lines of a quote from the first, then live until done: reload and back lose no offer. */
export const followQuote = (
  gateway: Gateway,
  request: RequestOf<typeof quoteEvents>,
  onEvent: (event: AnswerOf<typeof quoteEvents>) => void,
  options?: CallOptions,
): Promise<void> => gateway.stream(quoteEvents, request, onEvent, options);
