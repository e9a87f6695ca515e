import type { PageDocument } from '@sigorta/contracts/delivery';
import { embedFolder, embedTokenMark } from '@sigorta/contracts/embed';
import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { partnerNamed } from '../../partners/brand-parameter.ts';
import { currentBrand } from '../../partners/current-brand.ts';
import { embedOriginsOf } from '../../partners/embed-origins.ts';
import { partnerOfPage } from '../../partners/partner.ts';
import { siteOrigin } from '../../partners/site-origin.ts';
import type { Partner } from '../../platform/caller.ts';
import { sideOf } from '../../platform/http/host-sides.ts';
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts';
import type { SiteContext } from '../context.ts';
import { encodeFor } from '../pages/compress.ts';
import { brandOfToday } from '../pages/retired-products.ts';
import { servePage } from '../pages/serve-page.ts';
import { writeDocument } from '../pages/write-document.ts';
import { chosenReleases } from '../releases/chosen-releases.ts';

type OfProduct = FastifyRequest<{ Params: { product: string } }>;

/** The page names the release that its questions are read by, and whose pages may show it. */
async function withOrigins(
  { products, config }: SiteContext,
  document: PageDocument,
  partner: Partner,
): Promise<PageDocument> {
  const { remote, embed } = document.boot;
  const release = remote && (await products.pageRelease(remote.family, remote.release));
  return {
    ...document,
    boot: {
      ...document.boot,
      ...(embed && { embed: { ...embed, origins: embedOriginsOf(config, partner.settings) } }),
      remote: remote && { ...remote, ...(release && { release }) },
    },
  };
}

/**
 * The bare page of a product under a partner's brand: the one address that pages of others may show in a frame, if the partner
 * named them. It sets no cookie and knows no visitor; its token opens lists and nothing else (http/framed-calls.ts).
 */
async function serveEmbed(
  context: SiteContext,
  language: Language,
  request: OfProduct,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = await context.site.site();
  const address = new URL(request.url, 'http://site');
  const partner = (await partnerNamed(context, request, address)) ?? (await partnerOfPage(context, request));
  const brand = site && brandOfToday(context, site.catalogue, await currentBrand(context, partner));
  const chosen = await chosenReleases(context, site);
  const made =
    site && brand && (await site.embedded({ product: request.params.product, language, brand, chosen }));
  /* not prepared yet, or no such page: said by the pages, which nobody may frame */
  if (!made || !brand) return servePage(context, request, reply);
  const document = await withOrigins(context, made, partner);
  const origins = document.boot.embed?.origins ?? [];
  if (origins.length > 0) reply.removeHeader('x-frame-options');
  const policy = contentSecurityPolicy(
    context.config,
    request.nonce,
    [],
    [],
    document.inlineScripts,
    origins,
  );
  const html = writeDocument(
    context,
    {
      document,
      origin: siteOrigin(context.config, request, partner),
      language,
      brand,
      partner: { ...partner, token: embedTokenMark + partner.token },
      frames: [],
      endpoint: null,
      side: sideOf(context.config, request),
    },
    todayInIstanbul(context.clock()),
    request.nonce,
  );
  const { encoding, body } = await encodeFor(request.headers['accept-encoding'], html);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('content-security-policy', policy)
    .header('vary', 'Accept-Encoding, Cookie')
    .type('text/html; charset=utf-8')
    .send(body);
}

/** An address for each language: a frame has no visitor whose choice or browser could say one. */
export const registerEmbed = (app: FastifyInstance, context: SiteContext): void => {
  for (const language of languages) {
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    app.get<{ Params: { product: string } }>(`${prefix}${embedFolder}/:product`, (request, reply) =>
      serveEmbed(context, language, request, reply),
    );
  }
};
