import { createDoorCounts } from '@sigorta/door-limits/door-counts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { answerFault } from '../site/pages/fault-page.ts';
import { giveWaitedMark } from './waited-mark.ts';
import { comeBackAfter, visitorOf } from './waiting.ts';

interface Door {
  name: 'page' | 'return' | 'verification' | 'document' | 'contract';
  paths: RegExp;
  /** of one caller in a minute; a house full of people behind one address is one caller */
  most: number;
  /** stands in line while the gateway is full; what moves money or hands out what was bought does not */
  waits?: true;
}

/** Doors that no operation's limit stands before, each by what comes behind it: a query, an unsealed paper, a rendered page. */
const doors: readonly Door[] = [
  { name: 'return', paths: /^\/odeme\/(?:donus|bildirim)(?:\/|$)/, most: 600 },
  { name: 'verification', paths: /^\/dogrula\//, most: 120, waits: true },
  { name: 'document', paths: /^\/belge\//, most: 120 },
  { name: 'contract', paths: /^\/(?:panel\/)?openapi\.json$/, most: 120, waits: true },
];
/** What no other route takes is a page. */
const pages: Door = { name: 'page', paths: /^\//, most: 600, waits: true };

const isPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/*';

const doorOf = (request: FastifyRequest, path: string): Door | null =>
  doors.find(({ paths }) => paths.test(path)) ?? (isPage(request) ? pages : null);

/** A page that tells how a purchase stands: whoever comes back from the bank asks for it. */
const isOfPurchase = ({ url }: FastifyRequest): boolean => /[?&](?:satin-alma|odeme|sonuc)=/.test(url);

const refusals = { busy: 'too-many-requests', full: 'service-unavailable' } as const;

/** Who opens a page in a browser is told so on a page. */
const refuse = (
  why: 'busy' | 'full',
  door: Door,
  retryAfter: number,
  [request, reply]: [FastifyRequest, FastifyReply],
) => {
  if (door.name !== 'page') throw new Refusal(refusals[why], { retryAfter });
  const [path = '/', query = ''] = request.url.split(/(?=\?)/, 2);
  const own = path.replace(/^[/\\]+/, '/');
  return answerFault(why, { path: own, query }, request, reply, retryAfter);
};

/**
 * Limits before any work, for whatever is no operation: pages, returns of banks, verification, documents, the contract. A bank's
 * return is let through five times as often as a paper, and nothing that buys stands behind a limit of its neighbours. While the
 * gateway is full, what may wait stands in line (decision 0491).
 */
export const addDoorLimits = (app: FastifyInstance, context: Context): void => {
  const { config, metrics, clock, load } = context;
  const counts = createDoorCounts(() => clock().getTime());
  app.addHook('onRequest', async (request, reply) => {
    const door = doorOf(request, (request.raw.url ?? '').split('?', 1)[0] ?? '');
    if (!door) return;
    const refused = (why: keyof typeof refusals, retryAfter: number) => {
      metrics.turnedAway.inc({ door: door.name });
      return refuse(why, door, retryAfter, [request, reply]);
    };
    const retryAfter = counts.seconds(door.name, request.ip, door.most * config.limitFactor);
    if (retryAfter !== null) return refused('busy', retryAfter);
    if (door.name === 'return') load.goBy();
    if (!door.waits) return;
    if (await load.mayBegin(visitorOf(context, request, reply, isOfPurchase(request)))) return;
    giveWaitedMark(context, request, reply);
    return refused('full', comeBackAfter());
  });
};
