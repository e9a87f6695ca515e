import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { quoteCreate } from '@sigorta/contracts/operations/quote-create';
import type { CallOptions, Gateway } from './gateway.ts';

/** Asks every insurer; `onEvent` gets each line as it arrives. Never repeated by itself. */
export const createQuote = (
  gateway: Gateway,
  request: RequestOf<typeof quoteCreate>,
  onEvent: (event: AnswerOf<typeof quoteCreate>) => void,
  options?: CallOptions,
): Promise<void> => gateway.stream(quoteCreate, request, onEvent, options);
