import type {
  CardFault,
  Forwarded,
  IyzicoCall,
  NestpayCall,
  NestpayFormCall,
} from '@sigorta/card-seal/calls';
import { innerPaths } from '@sigorta/card-seal/calls';
import { reasonOf } from '@sigorta/payment-wire/answers';
import { type Agent, request } from 'undici';
import type { Declined, SealedCard } from './provider.ts';

type WithoutCard<T> = Omit<T, 'sealed' | 'holder'>;

/** Card entry as the gateway sees it: a message goes in without its card, and the provider's answer comes back. */
export interface CardEntry {
  iyzico: (
    call: WithoutCard<IyzicoCall>,
    card: SealedCard,
  ) => Promise<Forwarded<Readonly<Record<string, unknown>>>>;
  /** base64 of the answer's bytes */
  nestpay: (call: WithoutCard<NestpayCall>, card: SealedCard) => Promise<Forwarded<string>>;
  /** a sealed page for card entry's own `/banka` */
  nestpayForm: (call: WithoutCard<NestpayFormCall>, card: SealedCard) => Promise<Forwarded<string>>;
}

/** Card entry waits for the provider; what it says of that comes after it. */
const marginMs = 3_000;
/** nobody outside is asked for it */
const formMs = 5_000;

const isForwarded = (value: unknown): value is Forwarded<never> =>
  typeof value === 'object' && value !== null && ('answer' in value || 'why' in value || 'card' in value);

/** @param at card entry's inner address and the secret both sides know */
export function cardEntryAt(at: { innerUrl: string; secret: string }, agent: Agent): CardEntry {
  const ask = async <T>(path: string, call: object, patienceMs: number): Promise<Forwarded<T>> => {
    try {
      const answer = await request(at.innerUrl + path, {
        method: 'POST',
        dispatcher: agent,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${at.secret}` },
        body: JSON.stringify(call),
        headersTimeout: patienceMs,
        bodyTimeout: patienceMs,
        signal: AbortSignal.timeout(patienceMs),
      });
      const value: unknown = await answer.body.json();
      if (answer.statusCode !== 200) return { why: `card-entry-${answer.statusCode}` };
      return isForwarded(value) ? value : { why: 'card-entry-unreadable' };
    } catch (error) {
      return { why: `card-entry-${reasonOf(error)}` };
    }
  };
  return {
    iyzico: (call, card) => ask(innerPaths.iyzico, { ...call, ...card }, call.timeoutMs + marginMs),
    nestpay: (call, { sealed }) => ask(innerPaths.nestpay, { ...call, sealed }, call.timeoutMs + marginMs),
    nestpayForm: (call, { sealed }) => ask(innerPaths.nestpayForm, { ...call, sealed }, formMs),
  };
}

/** The card could not be used; the provider was not asked, so nothing can have been taken. */
export const cardNotUsed = (fault: CardFault): Declined => ({
  result: 'declined',
  code: 'card-rejected',
  providerCode: `card-${fault}`,
});
