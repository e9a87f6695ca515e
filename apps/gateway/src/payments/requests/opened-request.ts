import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentRequestTable } from '../../platform/database/tables/payment-tables.ts';
import type { Call } from '../../platform/handler.ts';
import { openingRecord, recordKey } from '../../platform/sensitive/record-keys.ts';
import { KeyIsGone, unseal } from '../../platform/sensitive/seal.ts';
import { hashToken } from './link.ts';

export type PaymentRequest = Selectable<PaymentRequestTable> & {
  /** read with it: what opens its contact */
  record_key: string | null;
};

export interface Contact {
  name: string;
  phone: string | null;
  email: string | null;
}

/** Nobody's where its person had it deleted and the request stays for a payment that was begun with it. */
export const contactOf = ({ dataKeys }: Pick<Context, 'dataKeys'>, request: PaymentRequest): Contact => {
  const { id, contact, record_key } = request;
  try {
    return unseal(openingRecord(dataKeys, id, record_key), id, contact) as Contact;
  } catch (error) {
    if (error instanceof KeyIsGone) return { name: '', phone: null, email: null };
    throw error;
  }
};

export const tokenOf = (
  context: Pick<Context, 'dataKeys'>,
  request: Pick<PaymentRequest, 'id' | 'token'>,
): string => String(unseal(context.dataKeys, request.id, request.token));

export const requestOfToken = (db: Kysely<Database>, token: string, partnerId: string) =>
  db
    .selectFrom('payment_request')
    .selectAll()
    .select(recordKey('payment_request.id'))
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
