import { createHash } from 'node:crypto';
import { createDoorCounts } from '@sigorta/door-limits/door-counts';
import { type OwnCertificate, openCertificate } from '@sigorta/server-tls/own-certificate';
import Fastify, { type FastifyInstance } from 'fastify';
import { originOfOrder } from '../../partners/origin-of-order.ts';
import type { Context } from '../../platform/context.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { gonePage } from './hop-gone-page.ts';
import { inlineScripts } from './inline-scripts.ts';
import { openPage } from './sealed-page.ts';

const submitOnLoad = /\bonload\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The provider's page may run its own inline submit and post to any bank, and nothing else. */
function hopPolicy(html: string): string {
  const scripts = inlineScripts(html).map(hash);
  const handlers = [...html.matchAll(submitOnLoad)].map((match) => hash(match[1] ?? match[2] ?? ''));
  const script = [...scripts, ...(handlers.length > 0 ? ["'unsafe-hashes'", ...handlers] : [])];
  return [
    "default-src 'none'",
    `script-src ${script.length > 0 ? script.join(' ') : "'none'"}`,
    "style-src 'unsafe-inline'",
    'img-src https: data:',
    /* banks' challenge hosts cannot be listed: hundreds, and they change (decision 43) */
    'form-action *',
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** of one network in a minute: a buyer comes once for each payment, and each visit locks a row */
const mostVisits = 120;

/** Takes the page of an attempt out of its row: it is served once, whatever asks for it. */
async function takePage(context: Context, address: string) {
  const [token = '', key = ''] = address.split('.');
  return context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('attempt')
      .innerJoin('purchase_order', 'purchase_order.id', 'attempt.order_id')
      .select([
        'attempt.id',
        'attempt.version',
        'attempt.state',
        'attempt.hop_html',
        'purchase_order.partner_id',
        'purchase_order.host',
      ])
      .where('attempt.hop_token', '=', token)
      .forUpdate('attempt')
      .executeTakeFirst();
    if (row?.state !== 'THREEDS_PENDING' || row.hop_html === null) return { html: null, order: row };
    const html = openPage(row.id, row.hop_html, key);
    if (html === null) return { html, order: row };
    await trx
      .updateTable('attempt')
      .set({ hop_html: null, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute();
    return { html, order: row };
  });
}

/**
 * The 3-D Secure hop on an origin of its own (HOP_PORT): no cookie, no other route. What the provider wrote never
 * enters the site's origin.
 */
export function buildHopServer(
  context: Context,
  { options }: Pick<OwnCertificate, 'options'> = openCertificate(null),
): FastifyInstance {
  const shown: object = options;
  const app = Fastify({
    ...shown,
    bodyLimit: 1024,
    /* a HEAD of a link checker must not use up the page */
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    trustProxy: context.config.trustedProxies.length > 0 ? context.config.trustedProxies : false,
    routerOptions: { maxParamLength: 128 },
  });
  const counts = createDoorCounts(() => context.clock().getTime());
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    });
  });
  app.get<{ Params: { token: string } }>('/banka/:token', async (request, reply) => {
    const wait = counts.seconds('hop', request.ip, mostVisits * context.config.limitFactor);
    if (wait !== null) return reply.code(429).header('retry-after', wait).type('text/plain').send('429');
    const { html, order } = await takePage(context, request.params.token);
    failpoint('hop:after-commit');
    reply.type('text/html; charset=utf-8');
    if (html === null) {
      const origin = order ? await originOfOrder(context, order) : context.config.publicUrl;
      const page = gonePage(request.headers['accept-language'], origin);
      return reply.code(410).header('content-security-policy', hopPolicy(page)).send(page);
    }
    return reply.header('content-security-policy', hopPolicy(html)).send(html);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('404'));
  app.setErrorHandler((_error, _request, reply) => reply.code(500).type('text/plain').send('500'));
  return app;
}
