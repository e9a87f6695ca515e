import { languages } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { currentBrand } from '../../partners/current-brand.ts';
import { partnerOfPage } from '../../partners/partner.ts';
import { siteOrigin } from '../../partners/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { Refusal } from '../../platform/refusal.ts';
import { alternatesOf } from './head-parts.ts';
import type { SiteKeeper } from './open-site.ts';
import { brandOfToday } from './retired-products.ts';

/** A brand's public pages, each in every language and with its other languages beside it. */
const sitemapOf = (origin: string, paths: readonly string[]): string => {
  const entries = paths.flatMap((path) => {
    const alternates = alternatesOf((language) => `${origin}${withLanguage(path, language)}`).map(
      ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}"/>`,
    );
    return languages.map(
      (language) =>
        `<url><loc>${escapeHtml(`${origin}${withLanguage(path, language)}`)}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
};

/** Personal pages say `noindex` themselves; a crawler that may not read them would never learn that. */
const robotsOf = (origin: string): string => `User-agent: *
Disallow: /apiConnection

Sitemap: ${origin}/sitemap.xml
`;

/** The answer depends on the host and on the cookie of a partner's link. */
const kept = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, max-age=600').header('vary', 'Cookie');

/** `/sitemap.xml` and `/robots.txt`, of the brand that the host belongs to. */
export const registerSitemap = async (
  app: FastifyInstance,
  context: Context,
  keeper: SiteKeeper,
): Promise<void> => {
  app.get('/sitemap.xml', async (request, reply) => {
    const site = await keeper.site();
    if (!site) throw new Refusal('not-found');
    const partner = await partnerOfPage(context, request);
    const paths = site.publicPaths(
      brandOfToday(context, site.catalogue, await currentBrand(context, partner)),
    );
    const origin = siteOrigin(context.config, request, partner);
    return kept(reply).type('application/xml; charset=utf-8').send(sitemapOf(origin, paths));
  });
  app.get('/robots.txt', async (request, reply) => {
    const partner = await partnerOfPage(context, request);
    return kept(reply)
      .type('text/plain; charset=utf-8')
      .send(robotsOf(siteOrigin(context.config, request, partner)));
  });
};
