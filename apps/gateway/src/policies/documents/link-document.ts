import type { documentLink } from '@sigorta/contracts/operations/document-link';
import { ownerTest } from '../../buyers/owner.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PolicyContext } from '../context.ts';
import { rowMayHavePass } from '../pass/may-have-pass.ts';
import { type Grant, signGrant } from './document-token.ts';

type Wanted = Pick<Grant, 'opens' | 'id'>;

/** @throws Refusal `not-found` where none is given: none ever will be */
async function passOf(context: PolicyContext, orderId: string): Promise<Wanted> {
  const policy = await context.db
    .selectFrom('policy')
    .select(['fingerprint', 'state', 'ends_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!rowMayHavePass(context, policy)) throw new Refusal('not-found');
  return { opens: 'pass', id: orderId };
}

async function paperOf({ db }: PolicyContext, orderId: string, kind: 'policy' | 'receipt'): Promise<Wanted> {
  const document = await db
    .selectFrom('document')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!document) throw new Refusal('document-not-ready');
  return { opens: 'document', id: document.id };
}

export const linkDocument: Handler<typeof documentLink, PolicyContext> = async (context, request, call) => {
  const { db, clock, signingKeys } = context;
  const { kind } = request;
  const order = await db
    .selectFrom('purchase_order')
    .select(['id', 'session_id', 'phone', 'phone_key'])
    .where('id', '=', request.purchaseId)
    .executeTakeFirst();
  const isOwner = await ownerTest(context, call);
  if (!order || !isOwner(order)) throw new Refusal('not-found');
  const wanted = await (kind === 'pass' ? passOf(context, order.id) : paperOf(context, order.id, kind));
  const until = clock().getTime() + context.timings.documentLinkMs;
  const token = signGrant(signingKeys, { ...wanted, sessionId: call.sessionId, until });
  /* a pass is made in the language of the page that asked for it; papers have theirs */
  const language = kind === 'pass' ? `?dil=${call.language}` : '';
  /* the session is known where the call came in: a page apart has to open it there */
  return {
    url: `${call.endpoint ?? ''}/belge/${token}${language}`,
    expiresAt: new Date(until).toISOString(),
  };
};
