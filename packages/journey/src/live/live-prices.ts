import type { AnswerOf } from '@sigorta/contracts/operation';
import { livePrice } from '@sigorta/contracts/operations/live-price';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { LiveQuestion } from './live-question.ts';

export type LiveAnswer = AnswerOf<typeof livePrice>;

/** Questions a visit may send: with two for the offers an insurer hears of one visit twelve times at most (decision 0426). */
const mostQuestions = 10;

export interface LivePrices {
  /**
   * What insurers say to a question: from memory while their word lives, else from the gateway. Null when this visit has
   * asked as often as it may.
   * @throws GatewayError
   */
  of: (gateway: Gateway, question: LiveQuestion, signal: AbortSignal) => Promise<LiveAnswer | null>;
  /** whether one more set of answers may be asked about without a press; counts it when so */
  spend: (key: string) => boolean;
}

/** The prices of one visit: a document's memory, gone with it. */
export function createLivePrices(now: () => number): LivePrices {
  const said = new Map<string, LiveAnswer>();
  const asked = new Set<string>();
  const spend = (key: string): boolean => {
    if (!asked.has(key) && asked.size >= mostQuestions) return false;
    asked.add(key);
    return true;
  };
  return {
    spend,
    async of(gateway, { key, request }, signal) {
      const known = said.get(key);
      if (known && Date.parse(known.until) > now()) return known;
      if (!spend(key)) return null;
      const answer = await gateway.call(livePrice, request, { signal });
      if (answer.answered === answer.asked) said.set(key, answer);
      return answer;
    },
  };
}

/* a document has one gateway, and a visit lasts as long as its document */
const visits = new WeakMap<Gateway, LivePrices>();

export function visitOf(gateway: Gateway): LivePrices {
  const known = visits.get(gateway) ?? createLivePrices(Date.now);
  visits.set(gateway, known);
  return known;
}
