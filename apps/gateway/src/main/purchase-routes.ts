import { languageOfHeader } from '@sigorta/i18n/accept-language';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markForPages } from '../partners/brand-mark.ts';
import { brandOfPartner } from '../partners/brand-of-partner.ts';
import { takeBankReturn } from '../payments/card/bank-return.ts';
import { registerNotice } from '../payments/card/notice.ts';
import { returnPath } from '../payments/card/send-charge.ts';
import { readForm } from '../payments/provider/form-fields.ts';
import { registerLiving } from '../policies/living/register-living.ts';
import { findVerified } from '../policies/verify/find-verified.ts';
import { verifyPage } from '../policies/verify/verify-page.ts';
import type { GatewayContext } from './context.ts';
import { registerDocument } from './document-route.ts';

const largestReturn = 16_384;

/** The bank's return: no cookie is read, no script token asked for; its signature is what counts. */
function registerReturn(app: FastifyInstance, context: GatewayContext): void {
  app.register(async (scope) => {
    /* the bank posts a form; anything else is answered 415 before it is read */
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: largestReturn },
      (_request, body, done) => done(null, body),
    );
    const take = async (connector: string, request: FastifyRequest, reply: FastifyReply) => {
      const known = context.connectors.has(connector);
      const fields = readForm(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      const to = known ? await takeBankReturn(context, connector, fields) : '/';
      return reply.code(303).header('location', to).send();
    };
    scope.post<{ Params: { connector: string } }>(`${returnPath}/:connector`, (request, reply) =>
      take(request.params.connector, request, reply),
    );
    /* pages that were open when iyzico was the only provider */
    scope.post(returnPath, (request, reply) => take('iyzico', request, reply));
    /* somebody opened the address by hand */
    for (const path of [returnPath, `${returnPath}/:connector`])
      scope.get(path, (_request, reply) => reply.code(303).header('location', '/').send());
  });
}

/** The public page behind a policy's QR code. */
function registerVerification(app: FastifyInstance, context: GatewayContext): void {
  app.get<{ Params: { policyNo: string; fingerprint: string } }>(
    '/dogrula/:policyNo/:fingerprint',
    async (request, reply) => {
      const found = await findVerified(context, request.params.policyNo, request.params.fingerprint);
      const language = languageOfHeader(request.headers['accept-language']);
      const brand = await brandOfPartner(context, found?.partnerId ?? 'default');
      const mark = markForPages().replace('<svg ', '<svg width="28" height="28" aria-hidden="true" ');
      return reply
        .code(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('vary', 'accept-language')
        .send(verifyPage(found, language, brand, mark, request.nonce, todayInIstanbul(context.clock())));
    },
  );
}

/** Routes outside the one endpoint: bank's return, the provider's notices, documents, verification page, a policy's own page. */
export async function registerPurchaseRoutes(app: FastifyInstance, context: GatewayContext): Promise<void> {
  registerReturn(app, context);
  registerNotice(app, context);
  registerDocument(app, context);
  registerVerification(app, context);
  registerLiving(app, context);
}
