import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@sigorta/contracts/panel/permissions';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';

/** hours an invitation lives */
export const invitationHours = 48;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Invited {
  /** lower case */
  email: string;
  name: string;
  role: Role;
  partnerId: string | null;
  /** Turkish when left out; then that in which the panel is read */
  language?: Language;
}

/** Adds somebody without a password. @throws Refusal `invalid-input` when somebody has the address, or is being added with it */
export const addStaff = async (
  { clock }: Pick<Context, 'clock'>,
  db: Kysely<Database>,
  { email, name, role, partnerId, language = 'tr' }: Invited,
): Promise<string> => {
  const id = randomBytes(16).toString('base64url');
  const added = await db
    .insertInto('staff')
    .values({ id, email, name, role, partner_id: partnerId, language, created_at: clock() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n)
    throw new Refusal('invalid-input', { fields: [{ field: 'email', message: 'email.taken' }] });
  return id;
};

/** A new invitation for somebody; the ones before end. @returns the token of its link */
export const invite = async (
  { clock }: Pick<Context, 'clock'>,
  db: Kysely<Database>,
  staffId: string,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  await db.deleteFrom('staff_invitation').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_invitation')
    .values({
      id: hashOfToken(token),
      staff_id: staffId,
      used: false,
      expires_at: new Date(now.getTime() + invitationHours * 3_600_000),
      created_at: now,
    })
    .execute();
  return token;
};

/** @param panel origin that the panel stands on. The token stands behind the `#`: no server and no log sees it. */
export const invitationLink = (panel: string, language: Language, token: string): string =>
  `${panel}${withLanguage('/panel/giris', language)}#davet=${token}`;
