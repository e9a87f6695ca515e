import { createHash } from 'node:crypto';
import type { PageDocument } from '@sigorta/contracts/delivery';
import { framesOf } from '@sigorta/contracts/page-frames';
import { findProductPage } from '@sigorta/contracts/product-page';
import { withoutLanguage } from '@sigorta/i18n/paths';
import type { ReleasedSite } from '@sigorta/release/released-site';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSession, findSession } from '../../buyers/session.ts';
import { noteVisit } from '../../catalogue/releases/visits.ts';
import { partnerOfAddress } from '../../partners/brand-parameter.ts';
import { currentBrand } from '../../partners/current-brand.ts';
import { endpointOf } from '../../partners/endpoint.ts';
import { partnerOfPage } from '../../partners/partner.ts';
import { siteOrigin } from '../../partners/site-origin.ts';
import type { Partner } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { giveXsrfToken, hasXsrfCookie } from '../../platform/http/cross-site.ts';
import { type Side, sideOf } from '../../platform/http/host-sides.ts';
import {
  contentSecurityPolicy,
  panelPolicy,
  permissionsPolicy,
} from '../../platform/http/security-headers.ts';
import { errorFields } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import { partnerOfSaved } from '../../quotes/saved/partner-of-saved.ts';
import type { SiteContext } from '../context.ts';
import { chosenReleases } from '../releases/chosen-releases.ts';
import { hasShares, isWatched, siteFor, siteOf } from '../releases/follow-releases.ts';
import { pinOfPage } from '../releases/pinned-page.ts';
import { type Choice, chooseLanguage, languageCookie } from './choose-language.ts';
import { encodeFor } from './compress.ts';
import { answerFault } from './fault-page.ts';
import { answerOnPanelsHost, isPanel, nowhere } from './panels-host.ts';
import { brandOfToday, ledToRetired } from './retired-products.ts';
import { writeDocument } from './write-document.ts';

const vary = 'Accept-Encoding, Accept-Language, Cookie';

const etagOf = (parts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;

/** The page names the release that its forms are read by. */
const withRelease = async ({ products }: Context, document: PageDocument): Promise<PageDocument> => {
  const { remote } = document.boot;
  if (!remote) return document;
  const release = await products.pageRelease(remote.family, remote.release);
  return { ...document, boot: { ...document.boot, remote: { ...remote, ...(release && { release }) } } };
};

/** What was begun with a release is drawn by it, whatever is shown today. */
const drawnBy = async (
  context: SiteContext,
  site: ReleasedSite,
  { searchParams }: URL,
): Promise<ReleasedSite> => {
  const pin = await pinOfPage(context, searchParams);
  return (pin === null ? null : await siteOf(context, pin)) ?? site;
};

/**
 * Who looks: while a release is given to a share of the visitors, a visitor is known from the first page on, so that the second
 * one is drawn like it. While one is new to all it is enough to know who saw a page of its family.
 */
const sessionOfPage = async (
  context: SiteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<string | null> => {
  const found = await findSession(context, request);
  if (found !== null || sideOf(context.config, request) === 'panel') return found;
  const site = await context.site.site();
  const family = site && findProductPage(site.catalogue, path)?.product.family;
  const isAsked = hasShares(context) || (family && isWatched(context, family));
  return isAsked ? createSession(context, reply) : null;
};

/** Who looks, as soon as that is known. */
interface Visitor {
  session: string | null;
}

/** How visitors fare with a release that is new is judged by those who saw its form. */
const noteForm = (
  context: SiteContext,
  site: ReleasedSite,
  path: string,
  { status, boot }: PageDocument,
  session: string | null,
): void => {
  const release = boot.remote?.release;
  if (session === null || release === undefined || status !== 200) return;
  const found = findProductPage(site.catalogue, path);
  if (found?.page === 'form' && isWatched(context, found.product.family))
    noteVisit(context, release, session);
};

/** A page of a release that could not be drawn is a fault of it. */
const noteFault = async (context: SiteContext, session: string | null, pathname: string): Promise<void> => {
  if (session === null || !isWatched(context)) return;
  const site = await siteFor(context, session);
  const product = site && findProductPage(site.catalogue, withoutLanguage(pathname))?.product;
  const shown = product && site?.releases.remotes[product.family];
  const release = shown && (await context.products.pageRelease(shown.family, shown.release));
  if (release) noteVisit(context, release, session, 'errored_at');
};

/** The token must be there before the first form is sent. */
const giveToken = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string | null,
): void => {
  if (!hasXsrfCookie(context, request, sessionId)) giveXsrfToken(context, reply, sessionId);
};

/** An address that begins with two slashes would be read as a host. */
const addressOf = (request: FastifyRequest): { url: URL; pathname: string } => {
  const url = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://site');
  return { url, pathname: url.pathname.replace(/^\/{2,}/, '/') };
};

/**
 * Any address that is no file: its page, or a small one that says that there is none now. Whoever opens an address in a browser
 * gets a page in a language of his, whatever went wrong.
 */
export const servePage = async (
  context: SiteContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { url, pathname } = addressOf(request);
  const address = { path: pathname, query: url.search };
  const visitor: Visitor = { session: null };
  const side = sideOf(context.config, request);
  try {
    const other = side === 'panel' ? answerOnPanelsHost(pathname, request, reply) : null;
    if (other) return other;
    const site = await context.site.site();
    if (!site) return answerFault('preparing', address, request, reply);
    return await drawPage(context, request, reply, { visitor, side });
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) throw error;
    request.log.error({ event: 'page-failed', ...errorFields(error) });
    await noteFault(context, visitor.session, pathname).catch(() => undefined);
    return answerFault('broken', address, request, reply);
  }
};

/** Whose brand the page has: what its address says, be it by the quote that somebody kept, goes before host and cookie. */
const partnerOf = async (
  context: SiteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
): Promise<Partner> => {
  const shown = await partnerOfPage(context, request);
  if (sideOf(context.config, request) === 'panel') return shown;
  const kept = await partnerOfSaved(context, url.searchParams);
  return (await partnerOfAddress(context, request, reply, url, kept === shown.id ? null : kept)) ?? shown;
};

/** What is drawn; with a host for the panel its addresses are nobody's elsewhere. */
const choicesOf = (request: FastifyRequest, pathname: string, side: Side): Choice => {
  const choice = chooseLanguage(pathname, {
    cookie: request.cookies[languageCookie],
    header: request.headers['accept-language'],
  });
  return side === 'shop' && isPanel(choice.path) ? { ...choice, path: nowhere } : choice;
};

/**
 * The page in its language and its partner's brand. Public pages may be kept until they change; an unchanged one is answered
 * 304 without a policy of its own, so that the kept nonce still fits.
 */
const drawPage = async (
  context: SiteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, side }: { visitor: Visitor; side: Side },
): Promise<FastifyReply> => {
  const { url, pathname } = addressOf(request);
  reply.header('vary', vary);
  const choice = choicesOf(request, pathname, side);
  /* any page of the site may lead on to a form without a new document, and a form may read a passport (decision 0460) */
  if (!isPanel(choice.path)) reply.header('permissions-policy', permissionsPolicy(['camera']));
  const session = await sessionOfPage(context, request, reply, choice.path);
  visitor.session = session;
  const site = await siteFor(context, session);
  if (!site) throw new Error('the site was there a moment ago');
  const partner = await partnerOf(context, request, reply, url);
  const brand = brandOfToday(context, site.catalogue, await currentBrand(context, partner));
  const drawn = await drawnBy(context, site, url);
  const chosen = await chosenReleases(context, drawn);
  const document = await withRelease(
    context,
    await drawn.page({
      path: choice.path,
      language: choice.language,
      brand,
      chosen,
    }),
  );
  noteForm(context, site, choice.path, document, session);
  const isGone = document.status === 404 && ledToRetired(context, site.catalogue, choice.path);
  const origin = siteOrigin(context.config, request, partner);
  const endpoint = side === 'panel' ? null : endpointOf(context.config, partner.settings);
  const today = todayInIstanbul(context.clock());
  giveToken(context, request, reply, session);
  reply.status(isGone ? 410 : document.status).type('text/html; charset=utf-8');
  if (document.kind === 'public' && document.status === 200) {
    const etag = etagOf([
      site.build,
      choice,
      origin,
      brand,
      partner.token,
      endpoint,
      today,
      document.boot.remote?.version,
      document.boot.remote?.release,
      document.boot.ahead,
      /* what a page says of hosts */
      ...(side === 'both' ? [] : [side]),
    ]);
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      return reply.removeHeader('content-security-policy').removeHeader('content-type').status(304).send();
    }
  }
  const { language } = choice;
  const frames = framesOf(choice.path, brand);
  const endpoints = endpoint ? [endpoint.origin] : [];
  const policy =
    side === 'panel'
      ? panelPolicy(request.nonce, document.inlineScripts)
      : contentSecurityPolicy(context.config, request.nonce, frames, endpoints, document.inlineScripts);
  reply.header('content-security-policy', policy);
  const written = { document, origin, language, brand, partner, frames, endpoint, side };
  const html = writeDocument(context, written, today, request.nonce);
  const { encoding, body } = await encodeFor(request.headers['accept-encoding'], html);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
};
