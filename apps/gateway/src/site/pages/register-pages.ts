import type { FastifyInstance } from 'fastify';
import { registerPartnerLink } from '../../partners/partner-link.ts';
import { registerPictures } from '../../partners/pictures/serve-picture.ts';
import type { SiteContext } from '../context.ts';
import { registerHandOver } from '../embed/hand-over.ts';
import { registerEmbed } from '../embed/serve-embed.ts';
import { registerServedFiles } from '../embed/served-files.ts';
import { registerArt } from './art.ts';
import { registerRemoteFailed } from './remote-failed.ts';
import { servePage } from './serve-page.ts';
import { registerSitemap } from './sitemap.ts';
import { registerStaticFiles } from './static-files.ts';

/** Files first; what no other route takes is a page, and unknown pages are ours too, with status 404. */
export const registerPages = async (app: FastifyInstance, context: SiteContext): Promise<void> => {
  await registerStaticFiles(app, context);
  await registerArt(app, context);
  await registerPartnerLink(app, context);
  await registerPictures(app, context);
  await registerSitemap(app, context, context.site);
  await registerRemoteFailed(app, context);
  registerServedFiles(app);
  app.register((scope) => registerHandOver(scope, context));
  registerEmbed(app, context);
  app.get('/*', { config: { host: 'any' } }, (request, reply) => servePage(context, request, reply));
};
