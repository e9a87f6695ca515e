import { findProductPage } from '@sigorta/contracts/product-page';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findSession } from '../../buyers/session.ts';
import { markVisit, noteLoad } from '../../catalogue/releases/visits.ts';
import { countCall } from '../../platform/rate-limit.ts';
import type { SiteContext } from '../context.ts';
import { isWatched, siteFor } from '../releases/follow-releases.ts';

const path = v.pipe(v.string(), v.maxLength(200));
const told = v.object({ path });
/** longer than a page is waited for; what browsers tell beyond it is no measurement */
const mostMs = 120_000;
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostMs));
const load = v.object({ path, lcp: milliseconds, inp: v.nullable(milliseconds) });

/** The release whose form a visitor was given at a path; null when nobody counts how its visitors fare. */
async function releaseAt(context: SiteContext, session: string, path: string): Promise<string | null> {
  const site = await siteFor(context, session);
  const product = site && findProductPage(site.catalogue, path)?.product;
  const shown = product && site.releases.remotes[product.family];
  return (shown && (await context.products.pageRelease(shown.family, shown.release))) ?? null;
}

/**
 * What a browser tells of a page that comes from a product's release: that it did not come or threw, and how fast it was. It is
 * believed of a page that this visitor was given, once, and never answered: nobody waits for it.
 */
export const registerRemoteFailed = async (app: FastifyInstance, context: SiteContext): Promise<void> => {
  app.post('/remote-failed', { bodyLimit: 1_000 }, async (request, reply) => {
    const session = await findSession(context, request);
    await countCall(context, 'read', { ip: request.ip, sessionId: session });
    const parsed = v.safeParse(told, request.body);
    if (session !== null && parsed.success) {
      const release = await releaseAt(context, session, parsed.output.path);
      if (release) markVisit(context, release, session, 'failed_at');
    }
    return reply.status(204).send();
  });
  app.post('/page-load', { bodyLimit: 1_000 }, async (request, reply) => {
    const session = await findSession(context, request);
    await countCall(context, 'read', { ip: request.ip, sessionId: session });
    const parsed = v.safeParse(load, request.body);
    if (session !== null && parsed.success && isWatched(context)) {
      const release = await releaseAt(context, session, parsed.output.path);
      if (release) noteLoad(context, release, session, parsed.output);
    }
    return reply.status(204).send();
  });
};
