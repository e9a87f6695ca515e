import { findProductPage } from '@sigorta/contracts/product-page';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findSession } from '../../buyers/session.ts';
import { markVisit } from '../../catalogue/releases/visits.ts';
import { countCall } from '../../platform/rate-limit.ts';
import type { SiteContext } from '../context.ts';
import { siteFor } from '../releases/follow-releases.ts';

const told = v.object({ path: v.pipe(v.string(), v.maxLength(200)) });

/**
 * A browser says that the part of a page that comes from a product's release did not come or threw. It is believed of a page
 * that this visitor was given, once, and never answered: nobody waits for it.
 */
export const registerRemoteFailed = async (app: FastifyInstance, context: SiteContext): Promise<void> => {
  app.post('/remote-failed', { bodyLimit: 1_000 }, async (request, reply) => {
    const session = await findSession(context, request);
    await countCall(context, 'read', { ip: request.ip, sessionId: session });
    const parsed = v.safeParse(told, request.body);
    if (session !== null && parsed.success) {
      const site = await siteFor(context, session);
      const product = site && findProductPage(site.catalogue, parsed.output.path)?.product;
      const shown = product && site.releases.remotes[product.family];
      const release = shown && (await context.products.pageRelease(shown.family, shown.release));
      if (release) markVisit(context, release, session, 'failed_at');
    }
    return reply.status(204).send();
  });
};
