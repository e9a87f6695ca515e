import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSession, findSession } from '../../buyers/session.ts';
import { noticePath } from '../../payments/card/notice.ts';
import { returnPath } from '../../payments/card/send-charge.ts';
import { isSecure } from '../../platform/http/cookies.ts';
import { sideOf } from '../../platform/http/host-sides.ts';
import { errorFields } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readGrant } from '../../policies/documents/document-token.ts';
import { leavePath, previewPath } from '../../site/previews/preview-link.ts';
import { havePreviews, openLink } from '../../site/previews/preview-links.ts';
import { answerNoPreview } from '../../site/previews/preview-pages.ts';
import type { GatewayContext } from '../context.ts';
import { previewToken } from './copy-shop.ts';
import { testProvider } from './preview-outside.ts';
import type { PreviewShop } from './preview-shop.ts';

/** Opens the shop of previews, or gives it when it is open. */
type Open = () => Promise<PreviewShop>;

/** `__Host-` only works over https. */
const cookieOf = ({ config }: GatewayContext): string => (isSecure(config) ? '__Host-preview' : 'preview');

/** A page that was open when the link ended is told so for as long: it must not go on in the real shop. */
const rememberedDays = 8;

/** What is the same for everybody, belongs to staff or to programs. */
const apart =
  /^\/(?:(?:(?:en|ru|ar)\/)?panel(?:\/|$)|shell\/|remotes\/|fonts\/|healthz$|readyz$|metrics$|openapi|\.well-known\/|dogrula\/|ilke-bildirimi|onizleme\/|odeme\/(?:donus|bildirim))/;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** A session holds for both shops, so that a preview signs nobody out and leaves no trace in the real one. */
async function mirrorSession(
  context: GatewayContext,
  shop: PreviewShop,
  request: FastifyRequest,
): Promise<void> {
  const id = await findSession(context, request);
  if (id === null) return;
  const now = context.clock();
  await shop.db
    .insertInto('session')
    .values({ id, created_at: now, expires_at: new Date(now.getTime() + rememberedDays * 24 * 3600_000) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type Server = Pick<FastifyInstance, 'routing'>;

/** A paper that was made in a preview is opened there, any other in the real shop. */
async function isPreviewPaper(
  context: GatewayContext,
  shop: PreviewShop,
  request: FastifyRequest,
): Promise<boolean> {
  const sessionId = await findSession(context, request);
  const token = pathOf(request).split('/')[2] ?? '';
  const grant = sessionId === null ? null : readGrant(context.signingKeys, token, sessionId, context.clock());
  if (grant === null || grant === 'expired' || grant.opens !== 'document') return false;
  const found = await shop.db
    .selectFrom('document')
    .select('id')
    .where('id', '=', grant.id)
    .executeTakeFirst();
  return found !== undefined;
}

const isCall = (path: string): boolean => path === '/apiConnection' || path.startsWith('/apiConnection/');

/**
 * Whether a request is a preview's to answer. Whose page calls decides, not the cookie: a page that the real shop drew goes on
 * in it, and the other way round.
 */
function isOfPreview(context: GatewayContext, request: FastifyRequest): boolean {
  if (sideOf(context.config, request) === 'panel') return false;
  const path = pathOf(request);
  const { token } = request.headers;
  if (isCall(path)) return typeof token === 'string' && token.startsWith(previewToken);
  return !apart.test(path) && request.cookies[cookieOf(context)] !== undefined;
}

/** A page says why there is no preview; a script is told by a code. */
const notShown = (
  fault: Parameters<typeof answerNoPreview>[0],
  request: FastifyRequest,
  reply: FastifyReply,
): 'answered' => {
  if (isCall(pathOf(request)) || request.method !== 'GET')
    throw new Refusal(fault === 'away' ? 'service-unavailable' : 'preview-over');
  answerNoPreview(fault, request, reply);
  return 'answered';
};

/** Who answers a browser that has the cookie of a link; null means the real shop. */
async function serverOf(
  context: GatewayContext,
  open: Open,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Server | 'answered' | null> {
  if (!isOfPreview(context, request)) return null;
  const found = await openLink(context, request.cookies[cookieOf(context)] ?? '');
  if (typeof found === 'string') return notShown(found, request, reply);
  try {
    const shop = await open();
    await mirrorSession(context, shop, request);
    if (pathOf(request).startsWith('/belge/') && !(await isPreviewPaper(context, shop, request))) return null;
    return await shop.serve(found);
  } catch (error) {
    request.log.error({ event: 'preview-not-opened', release: found.release, ...errorFields(error) });
    return notShown('away', request, reply);
  }
}

const handOver = (server: Server, request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack();
  server.routing(request.raw, reply.raw);
};

/** What the bank and the provider send for a test account belongs to previews. */
async function returnsTo(
  context: GatewayContext,
  open: Open,
  request: FastifyRequest,
): Promise<Server | null> {
  const path = pathOf(request);
  if (path !== `${returnPath}/${testProvider}` && path !== `${noticePath}/${testProvider}`) return null;
  return havePreviews(context.config) ? (await open()).returns() : null;
}

/** Begins and ends a preview in a browser. */
function registerLinks(app: FastifyInstance, context: GatewayContext, open: Open): void {
  const cookie = { path: '/', sameSite: 'lax', secure: isSecure(context.config), httpOnly: true } as const;
  app.get(leavePath, async (_request, reply) =>
    reply.clearCookie(cookieOf(context), cookie).header('cache-control', 'no-store').redirect('/', 303),
  );
  app.get<{ Params: { '*': string } }>(`${previewPath}/*`, async (request, reply) => {
    const text = request.params['*'];
    const found = havePreviews(context.config) ? await openLink(context, text) : 'away';
    if (typeof found === 'string') return answerNoPreview(found, request, reply);
    try {
      await (await open()).serve(found);
    } catch (error) {
      request.log.error({ event: 'preview-not-opened', release: found.release, ...errorFields(error) });
      return answerNoPreview('away', request, reply);
    }
    if ((await findSession(context, request)) === null) await createSession(context, reply);
    const live = Math.ceil((found.endsAt.getTime() - context.clock().getTime()) / 1000);
    const maxAge = live + rememberedDays * 24 * 3600;
    const page = context.products.allLive().find(({ product }) => product.family === found.family);
    return reply
      .setCookie(cookieOf(context), text, { ...cookie, maxAge })
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(page?.product.paths.form ?? '/', 303);
  });
}

/** What a browser with a link's cookie asks for is answered by the shop of previews. */
export function routePreviews(app: FastifyInstance, context: GatewayContext, open: Open): void {
  /* a plugin, so that cookies are read before it; at the root, so that every route is behind it */
  const plugin = async (root: FastifyInstance) => {
    root.addHook('onRequest', async (request, reply) => {
      const returns = await returnsTo(context, open, request);
      const server = returns ?? (await serverOf(context, open, request, reply));
      if (server === 'answered') return reply;
      if (server) handOver(server, request, reply);
      return undefined;
    });
  };
  app.register(Object.assign(plugin, { [Symbol.for('skip-override')]: true }));
  app.register(async (scope) => registerLinks(scope, context, open));
}

/** Nothing that a preview answers is kept by anybody or found by a search engine. */
export function markPreviews(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' }).removeHeader('etag');
  });
}

/** The hop's pages of previews lie below a folder of their own. */
export function routePreviewHops(hop: FastifyInstance, open: Open): void {
  hop.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (!url.startsWith(`${previewPath}/`)) return;
    const shop = await open();
    request.raw.url = url.slice(previewPath.length);
    handOver(await shop.hop(), request, reply);
  });
}
