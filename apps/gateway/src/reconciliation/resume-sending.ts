import { sql, type Transaction } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { isSendingOn, switchSending } from '../platform/outbox/sending.ts';
import { Refusal } from '../platform/refusal.ts';
import { StartError } from '../platform/start-error.ts';
import { isFactor } from '../staff/sign-in/check-factor.ts';

/** Somebody who says yes: staff of the house who may approve refunds, with the code of the authenticator app. */
export interface Approver {
  email: string;
  code: string;
}

/** What is open when sending is to be switched on. */
export interface Open {
  differences: number;
  /** charges, policies and refunds whose end nobody knows yet: they are asked about before they are sent again */
  unfinished: number;
}

const countOpen = async (db: Context['db']): Promise<Open> => {
  const { rows } = await sql<Open>`select
    (select count(*)::integer from difference where closed_at is null) as differences,
    (select count(*)::integer from attempt where state in ('UNKNOWN', 'AUTHORISING'))
      + (select count(*)::integer from policy where state = 'ISSUE_UNKNOWN')
      + (select count(*)::integer from refund where state = 'UNKNOWN') as unfinished`.execute(db);
  return rows[0] ?? { differences: 0, unfinished: 0 };
};

/** Why sending cannot be switched on now. */
type Hindrance = 'is-on' | 'untreated' | 'uncompared' | 'unanswered';

export interface AfterRestore extends Open {
  hindrance: Hindrance | null;
  /** books that gave no answer */
  silent: readonly string[];
}

/** What whoever switches sending on has to know, and what stands in the way. */
export async function lookAfterRestore(db: Context['db']): Promise<AfterRestore> {
  const open = { ...(await countOpen(db)), silent: [] };
  if (await isSendingOn(db)) return { ...open, hindrance: 'is-on' };
  const restored = await db
    .selectFrom('restoration')
    .select(['restored_at', 'treated_at'])
    .orderBy('epoch', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (restored && restored.treated_at === null) return { ...open, hindrance: 'untreated' };
  const run = await db
    .selectFrom('reconciliation')
    .select(['ended_at', 'unanswered'])
    .where('began_at', '>=', restored?.treated_at ?? new Date(0))
    .where('reason', '=', 'restored')
    .where('ended_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!run) return { ...open, hindrance: 'uncompared' };
  if (run.unanswered.length > 0) return { ...open, hindrance: 'unanswered', silent: run.unanswered };
  return { ...open, hindrance: null };
}

const sentences: Record<Hindrance, (silent: readonly string[]) => string> = {
  'is-on': () => 'Sending is on; there is nothing to switch.',
  untreated: () => 'Start a gateway first: what the backup holds as unfinished was not treated yet.',
  uncompared: () => 'The books were not compared since the restore; a gateway does it within minutes.',
  unanswered: (silent) =>
    `The books of ${silent.join(', ')} gave no answer; it is asked again every five minutes.`,
};

/** The same for the program. @throws StartError when something stands in the way */
export async function openAfterRestore({ db }: Pick<Context, 'db'>): Promise<Open> {
  const { hindrance, silent, differences, unfinished } = await lookAfterRestore(db);
  if (hindrance !== null) throw new StartError(sentences[hindrance](silent));
  return { differences, unfinished };
}

/**
 * Switches sending on in the transaction in which a second person agreed to it in the panel.
 * @param shown differences that were open when it was asked for
 * @throws Refusal `changed-meanwhile` when the books stand otherwise now
 */
export async function resumeAgreed(
  context: Pick<Context, 'clock' | 'log'>,
  trx: Transaction<Database>,
  { shown, by }: { shown: number; by: readonly [string, string] },
): Promise<void> {
  const { hindrance, differences } = await lookAfterRestore(trx);
  if (hindrance !== null || differences !== shown) throw new Refusal('changed-meanwhile');
  await switchOn(context, trx, by, differences);
}

const switchOn = async (
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  trx: Transaction<Database>,
  by: readonly string[],
  differences: number,
): Promise<void> => {
  await switchSending(trx, 'on', `resumed by ${by.join(' and ')}, ${differences} differences open`, clock());
  log.warn({ event: 'sending-resumed', count: differences });
};

async function approved(context: Context, { email, code }: Approver): Promise<string> {
  const person = await context.db
    .selectFrom('staff')
    .select(['id', 'totp_secret'])
    .where('email', '=', email.toLowerCase())
    .where('active', '=', true)
    .where('partner_id', 'is', null)
    .where('role', 'in', ['owner', 'finance'])
    .executeTakeFirst();
  /* the same sentence whoever it is: who works here is nobody's business at a prompt */
  if (!person || !(await isFactor(context, person, code)))
    throw new StartError(`${email} may not say so, or the code is not the one of now.`);
  return person.id;
}

/**
 * Switches sending on. Two persons of the house say so, each with a code, and name the number of differences that are open,
 * so that nobody says yes to another state of the books than was shown.
 * @throws StartError with one sentence; then nothing changed
 */
export async function resumeSending(
  context: Context,
  shown: number,
  approvers: readonly [Approver, Approver],
): Promise<Open> {
  const open = await openAfterRestore(context);
  if (open.differences !== shown)
    throw new StartError(
      `${open.differences} differences are open, not ${shown}; look at them in the panel’s open cases and name their number.`,
    );
  const [first, second] = approvers;
  if (first.email.toLowerCase() === second.email.toLowerCase())
    throw new StartError('Two persons have to say so, not one twice.');
  const ids = [await approved(context, first), await approved(context, second)];
  if (new Set(ids).size !== 2) throw new StartError('Two persons have to say so, not one twice.');
  await context.db.transaction().execute((trx) => switchOn(context, trx, ids, open.differences));
  return open;
}
