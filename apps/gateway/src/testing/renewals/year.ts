import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { startOfDay } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { createContext, type GatewayContext } from '../../main/context.ts';
import type { Call } from '../../platform/handler.ts';
import { createLog } from '../../platform/log.ts';
import { readConfig } from '../../platform/read-config.ts';
import { Refusal } from '../../platform/refusal.ts';
import { chooseRenewal } from '../../renewals/choose-renewal.ts';
import { replicaDatabase } from '../money/replica-database.ts';
import { type Choices, choicesOf } from '../money/simulation/random.ts';
import { answering, type Outside, openOutside } from './outside.ts';
import { type BuyerAct, expectedReminders, type PlannedPolicy, plannedPolicies } from './planned-policy.ts';
import { buyerSession, orderOf, storePolicies } from './store-policies.ts';
import { replicas, Workers } from './workers.ts';

const hourMs = 3600_000;

export interface YearOptions {
  seed: number;
  policies: number;
  kills: number;
  server?: string | undefined;
  report?: (line: string) => void;
}

export interface YearEnd {
  policies: number;
  expected: number;
  byMail: number;
  bySms: number;
  kills: number;
  quotes: number;
  /** mails that a server took a second time, under the same Message-ID: a sender was killed before it knew */
  repeated: number;
  /** calls to anybody but insurers and the SMS provider */
  otherCalls: string[];
  /** payments that were begun */
  attempts: number;
  faults: string[];
}

const callOf = (): Call =>
  ({ sessionId: buyerSession, loginCookie: null, language: 'tr' }) as unknown as Call;

async function act(context: GatewayContext, planned: PlannedPolicy, { does }: BuyerAct): Promise<void> {
  const purchaseId = orderOf(planned);
  if (does === 'cancels')
    await context.db
      .updateTable('policy')
      .set((to) => ({ state: 'CANCELLED', version: to('version', '+', 1) }))
      .where('order_id', '=', purchaseId)
      .execute();
  else if (does === 'buys-again') await storePolicies(context, [planned], context.clock(), '-again');
  else
    try {
      await chooseRenewal(context, { purchaseId, isOn: does === 'switches-on' }, callOf());
    } catch (error) {
      /* nothing is left to switch on */
      if (!(error instanceof Refusal)) throw error;
    }
}

const kinds = ['ask-renewal', 'mail-renewal', 'sms-renewal', 'follow-mail'];
/* one that failed is tried again within ten minutes: its day is not over before */
const soon = kinds.slice(0, 3);

const due = async ({ db, clock }: GatewayContext): Promise<number> => {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .where((row) =>
      row.or([
        row('run_at', '<=', clock()),
        row('run_at', '<=', new Date(clock().getTime() + hourMs)).and('kind', 'in', soon),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};

/* each look reads the outbox of all policies: a long day is asked about ever less often */
const [soonestMs, latestMs] = [15, 250];
const patienceMs = 240_000;

async function drain(context: GatewayContext): Promise<void> {
  const until = Date.now() + patienceMs;
  for (let pause = soonestMs; (await due(context)) > 0; pause = Math.min(latestMs, pause * 1.3)) {
    if (Date.now() > until) throw new Error('the work of a day does not end');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Days on which something happens or is sent, in order. */
const busyDays = (planned: readonly PlannedPolicy[]): IsoDate[] =>
  [
    ...new Set(
      planned.flatMap((one) => [
        ...one.acts.map(({ day }) => day),
        ...[30, 29, 15, 14, 7].map((days) => addDays(one.lastDay, -days)),
      ]),
    ),
  ].toSorted();

const subjects = (messageIds: readonly string[]): string[] =>
  messageIds.map((id) => /^<renewal\.(.+)@/.exec(id)?.[1] ?? id);

/** Holds what was sent against the plan. */
async function judge(context: GatewayContext, planned: readonly PlannedPolicy[], outside: Outside) {
  const taken = await sql<{ message_id: string }>`select message_id from taken_mail`.execute(context.db);
  const mails = subjects(taken.rows.map(({ message_id }) => message_id)).filter((one) =>
    one.startsWith('year'),
  );
  const sms = await context.db
    .selectFrom('delivery')
    .select('reference')
    .where('channel', '=', 'sms')
    .where('purpose', '=', 'renewal')
    .where('state', '<>', 'queued')
    .execute();
  const bySms = sms.map(({ reference }) => reference.replace(/^renewal\./, ''));
  const byMail = [...new Set(mails)];
  const sent = new Map<string, number>();
  for (const one of [...byMail, ...bySms]) sent.set(one, (sent.get(one) ?? 0) + 1);
  const expected = new Set(
    planned.flatMap((one) => expectedReminders(one).map((days) => `${orderOf(one)}.${days}`)),
  );
  const rows = await context.db.selectFrom('renewal_reminder').selectAll().execute();
  const became = new Map(
    rows.map((row) => [`${row.order_id}.${row.days_before}`, `${row.state} ${row.why ?? ''}`]),
  );
  const faults = [
    ...[...expected]
      .filter((one) => !sent.has(one))
      .map((one) => `${one} was not sent: ${became.get(one) ?? 'nobody asked'}`),
    ...[...sent].filter(([one]) => !expected.has(one)).map(([one]) => `${one} was sent and should not`),
    ...[...sent].filter(([, times]) => times > 1).map(([one]) => `${one} was sent by mail and by SMS`),
  ];
  const failing = await context.db
    .selectFrom('outbox')
    .select(['key', 'last_error'])
    .where('kind', 'in', kinds)
    .where('last_error', 'is not', null)
    .execute();
  faults.push(...failing.map(({ key, last_error }) => `${key} still fails: ${last_error}`));
  const texts = outside.sms.length - bySms.length;
  if (texts !== 0) faults.push(`${texts} short messages more than reminders`);
  return {
    expected: expected.size,
    byMail: byMail.length,
    bySms: bySms.length,
    repeated: mails.length - byMail.length,
    faults,
  };
}

/** One day: its acts in the morning, then everything that is due, with a worker killed in the middle now and then. */
async function oneDay(
  day: IsoDate,
  {
    context,
    planned,
    workers,
    goTo,
    kill,
  }: {
    context: GatewayContext;
    planned: readonly PlannedPolicy[];
    workers: Workers;
    goTo: (at: Date) => void;
    kill: { choices: Choices; share: number; left: () => boolean };
  },
): Promise<void> {
  goTo(new Date(startOfDay(day).getTime() + 8 * hourMs));
  for (const one of planned) for (const done of one.acts) if (done.day === day) await act(context, one, done);
  goTo(new Date(startOfDay(day).getTime() + 10 * hourMs));
  workers.tell();
  if ((await due(context)) > 0 && kill.left() && kill.choices.chance(kill.share)) {
    await new Promise((resolve) => setTimeout(resolve, kill.choices.between(0, 120)));
    await workers.killAndRestart(kill.choices.between(0, replicas - 1));
  }
  await drain(context);
}

/**
 * Policies through a year, on two gateways' workers that are killed in between. The clock is the simulation's, database, outbox,
 * wires and mails are the real ones; insurers answer at once.
 */
export async function liveAYear({
  seed,
  policies,
  kills,
  server,
  report = () => {},
}: YearOptions): Promise<YearEnd> {
  const begin: IsoDate = '2027-01-01';
  let [setTo, setAt] = [startOfDay(begin).getTime(), Date.now()];
  const clock = () => new Date(setTo + (Date.now() - setAt));
  const database = await replicaDatabase(server);
  if (database.url === null) throw new Error('a year is lived on a PostgreSQL server');
  const outside = await openOutside(clock);
  const folder = mkdtempSync(join(tmpdir(), 'year-'));
  const environment = {
    ...process.env,
    ...outside.environment,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  };
  const workers = new Workers(environment, () => clock().getTime());
  const context = await createContext(readConfig(environment, process.cwd()), {
    clock,
    log: createLog('silent'),
  });
  try {
    await sql`create table taken_mail (message_id text not null, address text not null)`.execute(context.db);
    await context.db.updateTable('insurer').set({ active: false }).where('id', 'not in', answering).execute();
    const planned = plannedPolicies(seed, policies, begin);
    await storePolicies(context, planned, clock());
    await Promise.all(Array.from({ length: replicas }, (_, at) => workers.start(at)));
    const days = busyDays(planned).filter((day) => day >= begin);
    const kill = {
      choices: choicesOf(seed + 1),
      share: Math.min(1, (kills / days.length) * 1.5),
      left: () => workers.kills < kills,
    };
    const goTo = (at: Date) => {
      [setTo, setAt] = [at.getTime(), Date.now()];
    };
    for (const [at, day] of days.entries()) {
      await oneDay(day, { context, planned, workers, goTo, kill });
      if (at % 30 === 29) report(`${day}: ${outside.quotes()} questions, ${workers.kills} kills`);
    }
    const found = await judge(context, planned, outside);
    const { count } = await context.db
      .selectFrom('attempt')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return {
      policies,
      kills: workers.kills,
      quotes: outside.quotes(),
      otherCalls: outside.others,
      attempts: Number(count),
      ...found,
    };
  } finally {
    await workers.close();
    await context.close();
    await outside.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
