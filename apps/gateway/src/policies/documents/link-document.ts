import type { documentLink } from '@sigorta/contracts/operations/document-link';
import { ownerTest } from '../../buyers/owner.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PolicyContext } from '../context.ts';
import { signGrant } from './document-token.ts';

export const linkDocument: Handler<typeof documentLink, PolicyContext> = async (context, request, call) => {
  const { db, clock, secret } = context;
  const order = await db
    .selectFrom('purchase_order')
    .select(['id', 'session_id', 'phone'])
    .where('id', '=', request.purchaseId)
    .executeTakeFirst();
  const isOwner = await ownerTest(context, call);
  if (!order || !isOwner(order)) throw new Refusal('not-found');
  const document = await db
    .selectFrom('document')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', request.kind)
    .executeTakeFirst();
  if (!document) throw new Refusal('document-not-ready');
  const until = clock().getTime() + context.timings.documentLinkMs;
  const token = signGrant(secret, { documentId: document.id, sessionId: call.sessionId, until });
  /* the session is known where the call came in: a page apart has to open it there */
  return { url: `${call.endpoint ?? ''}/belge/${token}`, expiresAt: new Date(until).toISOString() };
};
