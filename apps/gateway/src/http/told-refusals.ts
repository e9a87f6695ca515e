import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@sigorta/contracts/errors';
import { networksOf } from '@sigorta/door-limits/networks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { secretKey } from '../platform/sensitive/secret-key.ts';
import { refusalOf } from './error-answer.ts';

/** What somebody tried who was refused: an attempt may stand behind each, and a mistake behind most. */
type RefusedAttempt = 'access-refused' | 'forged-request' | 'limit-met' | 'input-refused';

const attempts: Partial<Record<ErrorCode, RefusedAttempt>> = {
  'unknown-token': 'access-refused',
  'sign-in-required': 'access-refused',
  'not-allowed': 'access-refused',
  'step-up-required': 'access-refused',
  'cross-site-request': 'forged-request',
  'key-reused': 'forged-request',
  'too-many-requests': 'limit-met',
  'malformed-request': 'input-refused',
  'unsupported-media-type': 'input-refused',
  'request-too-large': 'input-refused',
  'invalid-input': 'input-refused',
};

/** lines of one code in a minute; whoever asks more fills no disk with it, and hides nothing of another kind */
const mostLines = 60;
const minuteMs = 60_000;

/** Lets so many lines of a kind through each minute, and says with the next refusal how many were kept back until then. */
class LineBudget {
  readonly #most: number;
  #minute = 0;
  #spent = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns whether a line of that kind may be written now, and what was kept back of the minute that ended with it */
  spend(kind: string, now: number): { mayWrite: boolean; keptBack: [kind: string, lines: number][] } {
    const minute = Math.floor(now / minuteMs);
    let keptBack: [string, number][] = [];
    if (minute !== this.#minute) {
      keptBack = [...this.#spent].flatMap(([of, lines]) =>
        lines > this.#most ? [[of, lines - this.#most]] : [],
      );
      this.#minute = minute;
      this.#spent = new Map();
    }
    const spent = (this.#spent.get(kind) ?? 0) + 1;
    this.#spent.set(kind, spent);
    return { mayWrite: spent <= this.#most, keptBack };
  }
}

/** The caller's network under a name of that day: lines of one caller are found together, and nobody is named by them. */
const networkName = ({ signingKeys, clock }: Context, ip: string): string =>
  createHmac('sha256', secretKey(signingKeys[0]))
    .update(`refused.${clock().toISOString().slice(0, 10)}.${networksOf(ip)[0]?.name ?? ''}`)
    .digest('base64url')
    .slice(0, 12);

/**
 * A line for each refused attempt: what was asked for, why not, by which staff user, from which network (a name of
 * that day). Nothing that was sent stands in it.
 */
export function tellRefusals(app: FastifyInstance, context: Context): void {
  const budget = new LineBudget(mostLines);
  app.addHook('onError', async (request: FastifyRequest, _reply, error) => {
    const { code } = refusalOf(error);
    const event = attempts[code];
    if (!event) return;
    const { asked, admitted, routeOptions } = request;
    const staff = asked?.staff ?? admitted?.staff?.id;
    /* who is signed in asks as often as limits let them: no line of theirs is kept back, or taken from others */
    if (staff === undefined) {
      const { mayWrite, keptBack } = budget.spend(code, context.clock().getTime());
      for (const [kind, count] of keptBack) request.log.warn({ event: 'refusals-kept-back', kind, count });
      if (!mayWrite) return;
    }
    request.log.info({
      event,
      code,
      operation: asked?.operation,
      route: routeOptions.url,
      method: request.method,
      partner: admitted?.partner.id,
      staff,
      network: networkName(context, request.ip),
    });
  });
}
