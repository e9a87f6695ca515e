import { workOnAttempt } from '../../payments/attempts/work-on-attempt.ts';
import { expireTransfer } from '../../payments/transfers/expire-transfer.ts';
import { mailTransfer } from '../../payments/transfers/mail-transfer.ts';
import { claim, type Job, type Outcome, settle } from '../../platform/outbox/claim.ts';
import type { JobKind } from '../../platform/outbox/job-kinds.ts';
import { type Market, openMarket } from '../purchase/market.ts';
import { type Changes, changesAround } from './changes.ts';
import { type ShopStaff, shopStaff } from './shop-staff.ts';

/** A market whose clock is moved, what may change around a buyer between two of his presses, and what is done behind him. */
export interface WalkWorld extends Changes, ShopStaff {
  market: Market;
  now: () => Date;
  forward: (ms: number) => void;
  /** the charge that a return from the bank asks for; nothing else of what follows is done */
  charge: () => Promise<void>;
  /** ends transfers whose time is over */
  lapse: () => Promise<void>;
  /** writes the letters about transfers */
  write: () => Promise<void>;
  /** the buyer comes from letters about these purchases: their address is his */
  openLetters: (purchaseIds: readonly string[]) => Promise<void>;
  /** the shop's own name of a transfer */
  transferOf: (reference: string) => Promise<string>;
}

/** No job runs by itself: a walk moves the clock by hours, and waits for nobody's papers. */
/** @param challengeMs how long a payment may be at the bank; left out as tests have it */
export async function openWalkWorld(challengeMs?: number): Promise<WalkWorld> {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const waits = {
    providerTimeoutMs: 20_000,
    insurerTimeoutMs: 20_000,
    mailTimeoutMs: 20_000,
    startGraceMs: 21_000,
  };
  const market = await openMarket(
    { ...waits, declinesPerHour: 1_000_000, ...(challengeMs === undefined ? {} : { challengeMs }) },
    { INSURER_DEADLINE_MS: '20000' },
    undefined,
    { clock },
  );
  await market.stopWorkers();
  const { context } = market;
  const { db } = context;

  const work = async (kind: JobKind, run: (job: Job) => Promise<Outcome>): Promise<void> => {
    for (;;) {
      const due = await claim(db, 'walk', clock(), 60_000, 10, [kind]);
      for (const job of due) await settle(db, job, await run(job), clock());
      if (due.length < 10) return;
    }
  };

  return {
    ...(await changesAround(market)),
    ...shopStaff(market),
    market,
    now: clock,
    forward: (ms) => {
      ahead += ms;
    },
    charge: () => work('authorise', (job) => workOnAttempt(context, job.subject, job)),
    lapse: () => work('expire-transfer', ({ subject }) => expireTransfer(context, subject)),
    write: () => work('mail-transfer', ({ subject }) => mailTransfer(context, subject)),
    openLetters: async (purchaseIds) => {
      await db
        .updateTable('delivery')
        .set({ state: 'opened' })
        .where('channel', '=', 'mail')
        .where('order_id', 'in', purchaseIds)
        .execute();
    },
    transferOf: async (reference) =>
      (
        await db
          .selectFrom('transfer')
          .select('id')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow()
      ).id,
  };
}
