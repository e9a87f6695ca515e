import type { FastifyInstance } from 'fastify';
import { registerPartnerLink } from '../../partners/partner-link.ts';
import type { Context } from '../../platform/context.ts';
import { registerArt } from './art.ts';
import { keepSite } from './open-site.ts';
import { servePage } from './serve-page.ts';
import { registerSitemap } from './sitemap.ts';
import { registerStaticFiles } from './static-files.ts';

/** Files first; what no other route takes is a page, and unknown pages are ours too, with status 404. */
export const registerPages = async (app: FastifyInstance, context: Context): Promise<void> => {
  const keeper = keepSite(context.config.distDir);
  await registerStaticFiles(app, context);
  await registerArt(app, context);
  await registerPartnerLink(app, context);
  await registerSitemap(app, context, keeper);
  app.get('/*', (request, reply) => servePage(context, keeper, request, reply));
};
