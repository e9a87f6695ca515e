import { createDoorCounts } from '@sigorta/door-limits/door-counts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { answerFault } from '../site/pages/fault-page.ts';

interface Door {
  name: 'page' | 'return' | 'verification' | 'document' | 'contract';
  paths: RegExp;
  /** of one caller in a minute; a house full of people behind one address is one caller */
  most: number;
}

/** Doors that no operation's limit stands before, each by what comes behind it: a query, an unsealed paper, a rendered page. */
const doors: readonly Door[] = [
  { name: 'return', paths: /^\/odeme\/(?:donus|bildirim)(?:\/|$)/, most: 600 },
  { name: 'verification', paths: /^\/dogrula\//, most: 120 },
  { name: 'document', paths: /^\/belge\//, most: 120 },
  { name: 'contract', paths: /^\/(?:panel\/)?openapi\.json$/, most: 120 },
];
/** What no other route takes is a page. */
const pages: Door = { name: 'page', paths: /^\//, most: 600 };

const isPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/*';

const doorOf = (request: FastifyRequest, path: string): Door | null =>
  doors.find(({ paths }) => paths.test(path)) ?? (isPage(request) ? pages : null);

/** Who opens a page in a browser is told so on a page. */
const refuse = (request: FastifyRequest, reply: FastifyReply, door: Door, retryAfter: number) => {
  if (door.name !== 'page') throw new Refusal('too-many-requests', { retryAfter });
  const [path = '/', query = ''] = request.url.split(/(?=\?)/, 2);
  const own = path.replace(/^[/\\]+/, '/');
  return answerFault('busy', { path: own, query }, request, reply, retryAfter);
};

/**
 * Limits before any work, for whatever is no operation: pages, returns of banks, verification, documents, the contract. A bank's
 * return is let through five times as often as a paper, and nothing that buys stands behind a limit of its neighbours.
 */
export const addDoorLimits = (app: FastifyInstance, { config, metrics, clock }: Context): void => {
  const counts = createDoorCounts(() => clock().getTime());
  app.addHook('onRequest', async (request, reply) => {
    const door = doorOf(request, (request.raw.url ?? '').split('?', 1)[0] ?? '');
    if (!door) return;
    const retryAfter = counts.seconds(door.name, request.ip, door.most * config.limitFactor);
    if (retryAfter === null) return;
    metrics.turnedAway.inc({ door: door.name });
    return refuse(request, reply, door, retryAfter);
  });
};
