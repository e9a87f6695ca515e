import type { CardFault, Cc5Message } from '@sigorta/card-seal/calls';
import { egressFaultOf } from '@sigorta/egress/egress-error';
import { readLimited, reasonOf } from '@sigorta/payment-wire/answers';
import { type Cc5Request, writeCc5 } from '@sigorta/payment-wire/nestpay-cc5';
import { type Agent, request } from 'undici';
import type { SettlementConfig } from '../../../platform/config.ts';
import { callOutside } from '../../../platform/telemetry/call-outside.ts';
import type { CardEntry } from '../card-entry.ts';
import type { SealedCard } from '../provider.ts';
import { type Cc5Answer, readCc5 } from './cc5.ts';

export interface NestPayConfig {
  /** base address: the interface is at /api below it, the bank's gate at /est3Dgate */
  url: string;
  clientId: string;
  /** origin of card entry as browsers see it */
  cardUrl: string;
  user: string;
  password: string;
  storeKey: string;
  /** `3d`: the bank authenticates and we charge; `3d_pay`: the bank charges before it sends the buyer back */
  storeType: '3d' | '3d_pay';
  /** hh:mm in Istanbul: when the bank closes its day, as far as we know */
  dayEnd: string;
  /** ms for a whole call */
  timeoutMs: number;
  bankTimeMs: number;
  windowMs: number;
  /** what it pays out is read where this is set */
  settlement?: SettlementConfig;
}

/** Either a CC5Response, or a reason why nothing can be said. Never quotes the request. */
export type WireAnswer = Cc5Answer | { why: string };

/**
 * One call that carries a card: card entry adds it and our name and password, and sends it, once.
 * @returns `card`: it could not be used, and the bank was not asked
 */
export async function callWithCard(
  entry: CardEntry,
  message: Cc5Message,
  card: SealedCard,
  timeoutMs: number,
): Promise<WireAnswer | { card: CardFault }> {
  let fault: CardFault | null = null;
  const answer = await told(async () => {
    const forwarded = await entry.nestpay({ message, timeoutMs }, card);
    if ('card' in forwarded) {
      fault = forwarded.card;
      return { why: `card-${forwarded.card}` };
    }
    if ('why' in forwarded) return forwarded;
    return readCc5(Buffer.from(forwarded.answer, 'base64')) ?? { why: 'unreadable-answer' };
  });
  return fault === null ? answer : { card: fault };
}

const told = (work: () => Promise<WireAnswer>): Promise<WireAnswer> =>
  callOutside({ peer: 'payment-provider', call: '/api', id: 'nestpay' }, work, (answer) =>
    'why' in answer ? { fault: egressFaultOf(answer.why) ?? 'unclear' } : {},
  );

/** One call with our name and password. Nothing is ever sent twice. */
export const call = (config: NestPayConfig, agent: Agent, message: Cc5Request): Promise<WireAnswer> =>
  told(() => send(config, agent, message));

async function send(config: NestPayConfig, agent: Agent, message: Cc5Request): Promise<WireAnswer> {
  try {
    const answer = await request(`${config.url}/api`, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'text/xml; charset=ISO-8859-9', accept: 'text/xml' },
      body: Buffer.from(
        writeCc5({ Name: config.user, Password: config.password, ClientId: config.clientId, ...message }),
        'latin1',
      ),
      headersTimeout: config.timeoutMs,
      bodyTimeout: config.timeoutMs,
      signal: AbortSignal.timeout(config.timeoutMs),
    });
    const body = await readLimited(answer.body);
    if (body === null) return { why: 'answer-too-large' };
    if (answer.statusCode >= 500) return { why: `http-${answer.statusCode}` };
    return readCc5(body) ?? { why: 'unreadable-answer' };
  } catch (error) {
    /* the caught error may carry the request: only its code goes on */
    return { why: reasonOf(error) };
  }
}
