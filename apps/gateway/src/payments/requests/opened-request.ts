import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentRequestTable } from '../../platform/database/tables/payment-tables.ts';
import type { Call } from '../../platform/handler.ts';
import { unseal } from '../../platform/sensitive/seal.ts';
import { hashToken } from './link.ts';

export type PaymentRequest = Selectable<PaymentRequestTable>;

export interface Contact {
  name: string;
  phone: string | null;
  email: string | null;
}

export const contactOf = (context: Pick<Context, 'dataKeys'>, request: PaymentRequest): Contact =>
  unseal(context.dataKeys, request.id, request.contact) as Contact;

export const tokenOf = (context: Pick<Context, 'dataKeys'>, request: PaymentRequest): string =>
  String(unseal(context.dataKeys, request.id, request.token));

export const requestOfToken = (db: Kysely<Database>, token: string, partnerId: string) =>
  db
    .selectFrom('payment_request')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();

/** The request behind a link, for a session that gave one of its details before; else undefined. */
export async function openedRequest(
  { db }: Context,
  token: string,
  call: Pick<Call, 'partner' | 'sessionId'>,
): Promise<PaymentRequest | undefined> {
  const request = await requestOfToken(db, token, call.partner.id);
  if (!request) return undefined;
  const opening = await db
    .selectFrom('payment_request_opening')
    .select('request_id')
    .where('request_id', '=', request.id)
    .where('session_id', '=', call.sessionId)
    .executeTakeFirst();
  return opening && request;
}
