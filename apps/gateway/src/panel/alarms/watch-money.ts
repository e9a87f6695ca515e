import { sql, type Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { certificateFigures } from './certificate-figures.ts';
import { heldRateFigures } from './held-rate-figures.ts';
import { keyServiceFigure } from './key-service-figures.ts';
import { type Figure, readMoney } from './read-money.ts';
import { type Rule, type RuleName, ruleNames, rules, worstOf } from './rules.ts';

/** how often it is looked, by whichever replica comes first */
const readingMs = 30_000;
/** the whole reading may take so long; a slow database is not made slower by being watched */
const patienceMs = 5_000;
/** an alarm closes when its figure has been good for so long, so that one on the edge does not ring all night */
const calmMs = 5 * 60_000;
/** told again while nobody has taken it on */
const repeatMs = { urgent: 4 * 3_600_000, soon: 24 * 3_600_000 } as const;

export type Word = 'opened' | 'repeated' | 'closed';

type Alarm = Awaited<ReturnType<typeof openAlarms>>[number];

const openAlarms = (trx: Transaction<Database>) =>
  trx.selectFrom('alarm').selectAll().where('closed_at', 'is', null).execute();

/** Somebody of the house: the owner and who may move money, of no partner. */
const people = (trx: Transaction<Database>) =>
  trx
    .selectFrom('staff')
    .select('id')
    .where('role', 'in', ['owner', 'finance'])
    .where('partner_id', 'is', null)
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();

/** A job for each person and one for the webhook: what fails is tried again alone. */
const tell = async (
  context: Context,
  trx: Transaction<Database>,
  alarm: string,
  word: Word,
  times: number,
): Promise<void> => {
  const now = context.clock();
  const subject = `${alarm}.${word}.${times}`;
  for (const { id } of await people(trx)) await enqueue(trx, 'mail-alarm', `${subject}.${id}`, now);
  if (context.config.alarms.url !== null) await enqueue(trx, 'post-alarm', subject, now);
};

const openOne = async (context: Context, trx: Transaction<Database>, rule: RuleName, value: number) => {
  const now = context.clock();
  const id = randomId();
  const { severity } = rules[rule];
  await trx
    .insertInto('alarm')
    .values({ id, rule, severity, value, opened_at: now, told_at: now, told_times: 1 })
    .execute();
  await tell(context, trx, id, 'opened', 1);
  context.log.error({ event: 'alarm-opened', kind: rule, count: value });
};

const goOn = async (context: Context, trx: Transaction<Database>, alarm: Alarm, value: number) => {
  const now = context.clock();
  const due = now.getTime() - alarm.told_at.getTime() >= repeatMs[alarm.severity];
  const again = due && alarm.acknowledged_at === null;
  const times = alarm.told_times + (again ? 1 : 0);
  await trx
    .updateTable('alarm')
    .set({ value, calm_since: null, told_times: times, ...(again ? { told_at: now } : {}) })
    .where('id', '=', alarm.id)
    .execute();
  if (again) await tell(context, trx, alarm.id, 'repeated', times);
};

const calmDown = async (context: Context, trx: Transaction<Database>, alarm: Alarm) => {
  const now = context.clock();
  const since = alarm.calm_since ?? now;
  const over = now.getTime() - since.getTime() >= calmMs;
  await trx
    .updateTable('alarm')
    .set({ calm_since: since, closed_at: over ? now : null })
    .where('id', '=', alarm.id)
    .execute();
  if (!over) return;
  await tell(context, trx, alarm.id, 'closed', 1);
  context.log.info({ event: 'alarm-closed', kind: alarm.rule });
};

const judge = async (context: Context, trx: Transaction<Database>, figures: readonly Figure[]) => {
  const open = new Map((await openAlarms(trx)).map((alarm) => [alarm.rule, alarm]));
  for (const name of ruleNames) {
    const rule: Rule = rules[name];
    const value = worstOf(rule, figures);
    const alarm = open.get(name);
    open.delete(name);
    const above = typeof rule.above === 'number' ? rule.above : rule.above(context.config);
    if (value > above) await (alarm ? goOn(context, trx, alarm, value) : openOne(context, trx, name, value));
    else if (alarm) await calmDown(context, trx, alarm);
  }
  /* of a rule that another version had */
  for (const alarm of open.values()) await calmDown(context, trx, alarm);
};

/**
 * Reads the figures of money, unless somebody did so in the last half minute or does so now, and opens, repeats and closes
 * alarms. Any replica may run it at any time: the row of the last reading is the lock.
 */
export const watchMoney = async (context: Context): Promise<void> => {
  const told = await context.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(patienceMs)}`.execute(trx);
    const last = await trx
      .selectFrom('money_reading')
      .select('taken_at')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const now = context.clock();
    if (!last || now.getTime() - last.taken_at.getTime() < readingMs) return false;
    const figures = [
      ...(await readMoney(trx, now)),
      ...certificateFigures(context, now),
      keyServiceFigure(context, now),
      ...(await heldRateFigures(trx, now)),
    ];
    await trx
      .updateTable('money_reading')
      .set({ taken_at: now, figures: JSON.stringify(figures) })
      .execute();
    await judge(context, trx, figures);
    return true;
  });
  if (told) context.wake();
};
