import { randomBytes } from 'node:crypto';
import type { CardFault, IyzicoAccount, IyzicoCall } from '@sigorta/card-seal/calls';
import { egressFaultOf } from '@sigorta/egress/egress-error';
import { readLimited, reasonOf } from '@sigorta/payment-wire/answers';
import { authorization } from '@sigorta/payment-wire/iyzico-signature';
import { type Agent, request } from 'undici';
import type { SettlementConfig } from '../../../platform/config.ts';
import { callOutside } from '../../../platform/telemetry/call-outside.ts';
import type { CardEntry } from '../card-entry.ts';
import type { SealedCard } from '../provider.ts';

export interface IyzicoConfig {
  /** base address, may have a path (the sandbox has) */
  url: string;
  apiKey: string;
  secretKey: string;
  /** by which card entry knows it */
  account: IyzicoAccount;
  /** ms for a whole call; a bank's answer may take 80 s at worst, 30 s nearly always does (decision 28) */
  timeoutMs: number;
  /** ms the buyer has at the bank */
  bankTimeMs: number;
  /** ms after a call ended in which it may still take effect */
  windowMs: number;
  /** what it pays out is read where this is set */
  settlement?: SettlementConfig;
}

export type Json = Record<string, unknown>;

/** Either a JSON object with a status of iyzico's, or a reason why nothing can be said. Never quotes the request. */
export type WireAnswer = { body: Json } | { why: string };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** A status of iyzico's, or nothing that can be relied on. */
const heard = (json: Json): WireAnswer =>
  json.status === 'success' || json.status === 'failure' ? { body: json } : { why: 'unheard-of-status' };

/** One signed request; its answer's text is read whole or not at all. */
async function send(
  config: IyzicoConfig,
  agent: Agent,
  method: 'GET' | 'POST',
  path: string,
  query: string,
  body: string,
): Promise<WireAnswer> {
  const randomKey = randomBytes(16).toString('hex');
  try {
    const answer = await request(config.url + path + query, {
      method,
      dispatcher: agent,
      headers: {
        accept: 'application/json',
        ...(body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
        authorization: authorization(config, randomKey, path, body),
        'x-iyzi-rnd': randomKey,
      },
      ...(body === '' ? {} : { body }),
      headersTimeout: config.timeoutMs,
      bodyTimeout: config.timeoutMs,
      signal: AbortSignal.timeout(config.timeoutMs),
    });
    const bytes = await readLimited(answer.body);
    if (bytes === null) return { why: 'answer-too-large' };
    if (answer.statusCode >= 500) return { why: `http-${answer.statusCode}` };
    const json = parse(bytes.toString('utf8'));
    return json === null ? { why: 'unreadable-answer' } : heard(json);
  } catch (error) {
    /* the caught error may carry the request: only its code goes on */
    return { why: reasonOf(error) };
  }
}

/** @param path which call of the interface it is; none has an id in it */
const told = (path: string, work: () => Promise<WireAnswer>): Promise<WireAnswer> =>
  callOutside({ peer: 'payment-provider', call: path, id: 'iyzico' }, work, (answer) =>
    'why' in answer ? { fault: egressFaultOf(answer.why) ?? 'unclear' } : {},
  );

/**
 * One signed call. The bytes that are signed are the bytes that are sent. Nothing is ever sent twice.
 * @param path below the base address; the signature covers the path iyzico itself sees, without a base path
 */
export const call = (config: IyzicoConfig, agent: Agent, path: string, message: Json): Promise<WireAnswer> =>
  told(path, () => send(config, agent, 'POST', path, '', JSON.stringify(message)));

/**
 * One call that carries a card: card entry adds it, signs the whole and sends it, once.
 * @returns `card`: it could not be used, and iyzico was not asked
 */
export async function callWithCard(
  entry: CardEntry,
  call: Omit<IyzicoCall, 'holder' | 'sealed'>,
  card: SealedCard,
): Promise<WireAnswer | { card: CardFault }> {
  let fault: CardFault | null = null;
  const answer = await told(call.path, async () => {
    const forwarded = await entry.iyzico(call, card);
    if ('card' in forwarded) {
      fault = forwarded.card;
      return { why: `card-${forwarded.card}` };
    }
    return 'why' in forwarded ? forwarded : heard(forwarded.answer);
  });
  return fault === null ? answer : { card: fault };
}

/** One signed question of the reporting service: the path is signed without its query, and there is no body. */
export const ask = (
  config: IyzicoConfig,
  agent: Agent,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<WireAnswer> =>
  told(path, () => send(config, agent, 'GET', path, `?${new URLSearchParams(query)}`, ''));
