import { may } from '@sigorta/contracts/panel/permissions';
import { languageOfHeader } from '@sigorta/i18n/accept-language';
import type { Language } from '@sigorta/i18n/language';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownerTest } from '../buyers/owner.ts';
import { findSession } from '../buyers/session.ts';
import { attachmentHeader, fileName } from '../documents/file-name.ts';
import { markForPages } from '../partners/brand-mark.ts';
import { brandOfPartner } from '../partners/brand-of-partner.ts';
import { takeBankReturn } from '../payments/card/bank-return.ts';
import { registerNotice } from '../payments/card/notice.ts';
import { returnPath } from '../payments/card/send-charge.ts';
import { readForm } from '../payments/provider/form-fields.ts';
import { loginCookieName, staffCookieName } from '../platform/http/cookies.ts';
import { Refusal } from '../platform/refusal.ts';
import { unsealBytes } from '../platform/sensitive/seal.ts';
import { readGrant } from '../policies/documents/document-token.ts';
import { registerLiving } from '../policies/living/register-living.ts';
import { findVerified } from '../policies/verify/find-verified.ts';
import { verifyPage } from '../policies/verify/verify-page.ts';
import { findStaff } from '../staff/staff-session.ts';
import type { GatewayContext } from './context.ts';

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

/** Somebody of the panel who may see this partner's policies; the link was audited when it was made. */
const isStaffOf = async (
  context: GatewayContext,
  request: FastifyRequest,
  partnerId: string,
): Promise<boolean> => {
  const cookie = request.cookies[staffCookieName(context.config)] ?? null;
  const staff = await findStaff(context, cookie, await findSession(context, request));
  if (!staff || !may(staff.role, 'policies:view')) return false;
  return staff.partnerId === null || staff.partnerId === partnerId;
};

/** A receipt that stands for no policy is called after its order. */
const nameOf = (document: {
  kind: 'policy' | 'receipt';
  policy_no: string | null;
  order_id: string;
  language: Language;
}): string => fileName(document.kind, document.policy_no ?? document.order_id, document.language);

/** One document for the session its link was made for; every other caller reads "not found". */
function registerDocument(app: FastifyInstance, context: GatewayContext): void {
  app.get<{ Params: { token: string } }>('/belge/:token', async (request, reply) => {
    const sessionId = await findSession(context, request);
    const grant =
      sessionId === null ? null : readGrant(context.secret, request.params.token, sessionId, context.clock());
    if (grant === null) throw new Refusal('not-found');
    if (grant === 'expired') throw new Refusal('link-expired');
    const document = await context.db
      .selectFrom('document')
      .innerJoin('purchase_order', 'purchase_order.id', 'document.order_id')
      .leftJoin('policy', 'policy.order_id', 'document.order_id')
      .select([
        'document.id',
        'document.kind',
        'document.bytes',
        'document.language',
        'document.order_id',
        'policy.policy_no',
        'purchase_order.session_id',
        'purchase_order.phone',
        'purchase_order.partner_id',
      ])
      .where('document.id', '=', grant.documentId)
      .executeTakeFirst();
    const isOwner = await ownerTest(context, {
      sessionId: sessionId ?? '',
      loginCookie: request.cookies[loginCookieName(context.config)] ?? null,
    });
    const mayOpen =
      document !== undefined &&
      (isOwner(document) || (await isStaffOf(context, request, document.partner_id)));
    if (!document || !mayOpen) throw new Refusal('not-found');
    return reply
      .type('application/pdf')
      .header('content-disposition', attachmentHeader(nameOf(document)))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .send(unsealBytes(context.dataKeys, document.id, document.bytes));
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
