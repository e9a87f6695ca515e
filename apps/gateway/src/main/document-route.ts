import { may } from '@sigorta/contracts/panel/permissions';
import { type Language, languages } from '@sigorta/i18n/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownerTest } from '../buyers/owner.ts';
import { findSession } from '../buyers/session.ts';
import { attachmentHeader, fileName } from '../documents/file-name.ts';
import { markedBrand } from '../partners/brand-of-partner.ts';
import { loginCookieName, staffCookieName } from '../platform/http/cookies.ts';
import { sideOf } from '../platform/http/host-sides.ts';
import { Refusal } from '../platform/refusal.ts';
import { storedColumns } from '../platform/stored-files/stored-files.ts';
import { readGrant } from '../policies/documents/document-token.ts';
import { livingPolicyOf, readOrder } from '../policies/living/read-living.ts';
import { passFile } from '../policies/pass/pass-file.ts';
import { findStaff } from '../staff/staff-session.ts';
import type { GatewayContext } from './context.ts';

/** Somebody of the panel who may see this partner's policies; the link was audited when it was made. */
const isStaffOf = async (
  context: GatewayContext,
  request: FastifyRequest,
  partnerId: string,
): Promise<boolean> => {
  if (sideOf(context.config, request) === 'shop') return false;
  const cookie = request.cookies[staffCookieName(context.config)] ?? null;
  const staff = await findStaff(context, cookie, await findSession(context, request));
  if (!staff || !may(staff.role, 'policies:view')) return false;
  return staff.partnerId === null || staff.partnerId === partnerId;
};

/** Nobody is a buyer on the panel's own host. */
const ownsNothing = () => false;

/** A receipt that stands for no policy is called after its order. */
const nameOf = (document: {
  kind: 'policy' | 'receipt';
  policy_no: string | null;
  order_id: string;
  language: Language;
}): string => fileName(document.kind, document.policy_no ?? document.order_id, document.language);

type Owns = Awaited<ReturnType<typeof ownerTest>>;

const buyerOf = async (context: GatewayContext, request: FastifyRequest, sessionId: string): Promise<Owns> =>
  sideOf(context.config, request) === 'panel'
    ? ownsNothing
    : ownerTest(context, {
        sessionId,
        loginCookie: request.cookies[loginCookieName(context.config)] ?? null,
      });

/** The pass of a purchase, for its buyer. */
async function sendPass(
  context: GatewayContext,
  { orderId, language, isOwner }: { orderId: string; language: Language; isOwner: Owns },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const order = await readOrder(context, orderId);
  const policy = order && isOwner(order) ? await livingPolicyOf(context, order) : null;
  const brand = policy && (await markedBrand(context, policy.partnerId));
  const pass = policy && brand && (await passFile(context, policy, { brand, language }));
  if (!pass) throw new Refusal('not-found');
  return reply.headers(pass.headers).send(pass.body);
}

interface Opened {
  Params: { token: string };
  Querystring: { dil?: string };
}

/** One document for the session its link was made for; every other caller reads "not found". */
export function registerDocument(app: FastifyInstance, context: GatewayContext): void {
  app.get<Opened>('/belge/:token', { config: { host: 'any' } }, async (request, reply) => {
    const sessionId = await findSession(context, request);
    const grant =
      sessionId === null
        ? null
        : readGrant(context.signingKeys, request.params.token, sessionId, context.clock());
    if (sessionId === null || grant === null) throw new Refusal('not-found');
    if (grant === 'expired') throw new Refusal('link-expired');
    const isOwner = await buyerOf(context, request, sessionId);
    if (grant.opens === 'pass') {
      const language = languages.find((one) => one === request.query.dil) ?? 'tr';
      return sendPass(context, { orderId: grant.id, language, isOwner }, reply);
    }
    const document = await context.db
      .selectFrom('document')
      .innerJoin('purchase_order', 'purchase_order.id', 'document.order_id')
      .leftJoin('policy', 'policy.order_id', 'document.order_id')
      .select([
        'document.id',
        'document.kind',
        ...storedColumns,
        'document.language',
        'document.order_id',
        'policy.policy_no',
        'purchase_order.session_id',
        'purchase_order.phone',
        'purchase_order.phone_key',
        'purchase_order.partner_id',
      ])
      .where('document.id', '=', grant.id)
      .executeTakeFirst();
    const mayOpen =
      document !== undefined &&
      (isOwner(document) || (await isStaffOf(context, request, document.partner_id)));
    if (!document || !mayOpen) throw new Refusal('not-found');
    const paper = await context.files.read('document', document.id, document);
    return reply
      .type('application/pdf')
      .header('content-disposition', attachmentHeader(nameOf(document)))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .send(paper);
  });
}
