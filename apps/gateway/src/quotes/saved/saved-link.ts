import { createHash, randomBytes } from 'node:crypto';
import { keptDays } from '@sigorta/legal/kept-days';
import { addDays } from '@sigorta/validators/iso-date';
import { endOfDay, todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Selectable } from 'kysely';
import { provenPhone } from '../../buyers/login/login-cookie.ts';
import type { Context } from '../../platform/context.ts';
import type { SavedQuoteTable } from '../../platform/database/tables/buyer-tables.ts';
import type { Call } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { phoneAmongOthers } from '../../platform/sensitive/sealed-phone.ts';
import { isQuoteOf } from '../quote-of-session.ts';

export type SavedRow = Selectable<SavedQuoteTable>;

/** 192 random bits; the database finds it by its hash only. */
export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The last moment of a link made now, as the notice promises. Pages and mails name its day, so it lives until that day is over in Istanbul. */
export const linkEnd = (now: Date): Date =>
  new Date(endOfDay(addDays(todayInIstanbul(now), keptDays.savedQuotes)).getTime() - 1);

/**
 * The kept quote behind a link of this partner.
 * @throws Refusal `not-found`, and `link-expired` when its time is over or its owner took it back
 */
export const findSaved = async (
  { db, clock }: Context,
  token: string,
  partnerId: string,
): Promise<SavedRow> => {
  const row = await db
    .selectFrom('saved_quote')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  if (row.revoked_at !== null || row.expires_at <= clock()) throw new Refusal('link-expired');
  return row;
};

/**
 * What the caller is to a quote: its session may use it, its login proved the quote's phone, or neither.
 */
export const standingOf = async (
  context: Context,
  quoteId: string,
  call: Call,
): Promise<'session' | 'phone' | null> => {
  const { db } = context;
  const [phone, mine, quote] = await Promise.all([
    provenPhone(context, call),
    db
      .selectFrom('quote')
      .select('quote.id')
      .where('quote.id', '=', quoteId)
      .where(isQuoteOf(call.sessionId))
      .executeTakeFirst(),
    db
      .selectFrom('quote')
      .select(['id', 'phone'])
      .select(recordKey('quote.id'))
      .where('id', '=', quoteId)
      .executeTakeFirst(),
  ]);
  if (mine) return 'session';
  return phone !== null && quote && phoneAmongOthers(context, quote) === phone ? 'phone' : null;
};

/** @throws Refusal `not-found` also for a link of somebody else, `link-expired` */
export const findOwnSaved = async (context: Context, token: string, call: Call): Promise<SavedRow> => {
  const saved = await findSaved(context, token, call.partner.id);
  if ((await standingOf(context, saved.latest_quote_id, call)) === null) throw new Refusal('not-found');
  return saved;
};
