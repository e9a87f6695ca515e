import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { smtpMailer } from '../../platform/mail/mailer.ts';
import type { Buyer } from '../buyer.ts';
import { type Market, openMarket } from '../purchase/market.ts';
import { signInAsStaff } from '../staff.ts';
import { type BoughtAway, boughtAway, deliveriesOfPurchase } from './bought-away.ts';

/*
 * Ten minutes after a purchase whose buyer closed the page, each behaviour of a mail server has ended in a channel that somebody
 * confirmed, or in an open case. The clock is the test's; sandbox, wires and jobs are the real ones.
 */
/** ms a mail server may take otherwise: busy neighbours must not look like it */
const patientMs = 5_000;

let market: Market;
let clerk: Buyer;
let later = 0;
let mails = 0;

beforeAll(async () => {
  market = await openMarket(
    { firstRetryMs: 2_000, longestRetryMs: 600_000, smsAskMs: 15_000 },
    {},
    undefined,
    { clock: () => new Date(Date.now() + later) },
  );
  clerk = market.buyer();
  await signInAsStaff(market.context, clerk, 'call-centre');
});
afterAll(() => market.close());

afterEach(async () => {
  await market.control('reset', { faultsOnly: true });
  await market.context.db.deleteFrom('outbox').execute();
  later = 0;
});

/** Work that could be done now. */
const due = async (): Promise<string[]> => {
  const rows = await market.context.db
    .selectFrom('outbox')
    .select(['key', 'last_error'])
    .where('state', '=', 'waiting')
    .where('run_at', '<=', market.context.clock())
    .execute();
  return rows.map(({ key, last_error }) => `${key} ${last_error ?? ''}`);
};

/** ms from now until the next work falls due; none when nothing waits. */
const nextDue = async (): Promise<number> => {
  const { at } = await market.context.db
    .selectFrom('outbox')
    .select((of) => of.fn.min('run_at').as('at'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return at === null ? Number.POSITIVE_INFINITY : new Date(at).getTime() - market.context.clock().getTime();
};

/** work that falls due within so long is done together, ms */
const leastMs = 100;
/** after the ten minutes of the first mail, and before those of one that went again a minute later: it would be a case of its own */
const lookedAtMs = 10.5 * 60_000;

/* their report follows the mail at once, and by no job of ours: no time passes until it is here */
const reportAtOnce: readonly unknown[] = ['none', 'bounce', 'bounce-passing'];
const unreported = async ({ purchaseId }: BoughtAway): Promise<string[]> =>
  (await deliveriesOfPurchase(market, purchaseId))
    .filter(({ channel, state }) => channel === 'mail' && state === 'sent')
    .map(({ id }) => id);

/** Lets the time pass from what falls due to what falls due next, and each be done. */
async function pass(one: BoughtAway, fault: object, ms: number): Promise<void> {
  const isReported = 'fault' in fault && reportAtOnce.includes(fault.fault);
  const open = async () => [...(isReported ? await unreported(one) : []), ...(await due())];
  for (const until = later + ms; later < until; ) {
    later = Math.min(until, later + Math.max(leastMs, await nextDue()));
    market.context.wake();
    await expect.poll(open, { timeout: 20_000, interval: 10 }).toEqual([]);
  }
}

/** How a purchase ended: the ways somebody confirmed, and the kinds of its open cases. */
async function endOf({ purchaseId }: BoughtAway) {
  const found = await deliveriesOfPurchase(market, purchaseId);
  const confirmed = found.filter(({ state }) => state === 'delivered' || state === 'opened');
  const { rows } = (await clerk.post('panel/stuck', {})).body;
  const cases = rows.filter(({ orderId }: { orderId: string }) => orderId === purchaseId);
  return {
    mail: found.find(({ channel }) => channel === 'mail')?.state ?? 'none',
    by: [...new Set(confirmed.map(({ channel }) => channel))].toSorted(),
    cases: cases.map(({ kind }: { kind: string }) => kind),
  };
}

interface End {
  mail: string;
  by: string[];
  cases: string[];
}
const end = (mail: string, by: string[], cases: string[] = []): End => ({ mail, by, cases });

/* by hand: the first mail's state, the channels that were confirmed and the open cases; with a phone that gets messages and without */
const behaviours: [name: string, fault: object, withPhone: End, without: End][] = [
  [
    'takes it and reports it',
    { fault: 'none' },
    end('delivered', ['mail', 'sms']),
    end('delivered', ['mail']),
  ],
  [
    'takes it and bounces it for good',
    { fault: 'bounce' },
    end('bounced-permanent', ['sms']),
    end('bounced-permanent', [], ['not-delivered']),
  ],
  [
    'takes it and bounces it for now',
    { fault: 'bounce-passing' },
    end('bounced-passing', ['sms']),
    end('bounced-passing', [], ['not-delivered']),
  ],
  [
    'asks to come again twice, then takes it',
    { fault: 'busy', times: 2 },
    end('delivered', ['mail', 'sms']),
    end('delivered', ['mail']),
  ],
  [
    'refuses the address',
    { fault: 'reject' },
    end('bounced-permanent', ['sms'], ['papers-late']),
    end('bounced-permanent', [], ['papers-late']),
  ],
  [
    'refuses the content',
    { fault: 'reject-data' },
    end('bounced-permanent', ['sms'], ['papers-late']),
    end('bounced-permanent', [], ['papers-late']),
  ],
  [
    'never answers',
    { fault: 'hang' },
    end('queued', ['sms'], ['papers-late']),
    end('queued', [], ['papers-late']),
  ],
  [
    'closes the connection',
    { fault: 'close' },
    end('queued', ['sms'], ['papers-late']),
    end('queued', [], ['papers-late']),
  ],
  [
    'says that the mailbox is full',
    { fault: 'full' },
    end('queued', ['sms'], ['papers-late']),
    end('queued', [], ['papers-late']),
  ],
  [
    'takes it and never reports',
    { fault: 'report-never' },
    end('sent', ['sms']),
    end('sent', [], ['not-delivered']),
  ],
  [
    'reports a delay, then that it arrived',
    { fault: 'report-late' },
    end('delivered', ['mail', 'sms']),
    end('delivered', ['mail']),
  ],
  [
    'knows no such domain',
    { fault: 'unknown-host' },
    end('bounced-permanent', ['sms'], ['papers-late']),
    end('bounced-permanent', [], ['papers-late']),
  ],
];

/** A server that never answers is given up soon: each of its nine tries takes all of its time. */
const giveUpSoon = (fault: object): void => {
  const { smtpUrl, egress, mailReports } = market.context.config;
  const mailTimeoutMs = 'fault' in fault && fault.fault === 'hang' ? 100 : patientMs;
  Object.assign(market.context, {
    mailer: smtpMailer(smtpUrl, mailTimeoutMs, egress, mailReports.returnTo),
  });
};

const afterTenMinutes = async (fault: object, sms: string): Promise<End> => {
  giveUpSoon(fault);
  await market.control('mail', { reportUrl: `${market.url}/e-posta/bildirim`, ...fault });
  await market.control('sms', { fault: sms });
  const one = await boughtAway(market, `sunucu${++mails}@ornek.example`);
  await pass(one, fault, lookedAtMs);
  return endOf(one);
};

const kinds = (found: End): End => ({
  ...found,
  /* a mail that keeps failing is listed as work too; what counts is the case of the purchase */
  cases: found.cases.filter((kind) => kind !== 'mail-failed'),
});

test('there are twelve', () => {
  expect(new Set(behaviours.map(([, { ...fault }]) => JSON.stringify(fault))).size).toBe(12);
});

/* a third a day, with both phones */
describe.each(partOf(3, behaviours, everyThirdDay))(
  'a server that %s',
  (_name, fault, withPhone, without) => {
    test('and a phone that gets its messages', async () => {
      expect(kinds(await afterTenMinutes(fault, 'none'))).toEqual(withPhone);
    });

    test('and a phone that gets none', async () => {
      expect(kinds(await afterTenMinutes(fault, 'undelivered'))).toEqual(without);
    });
  },
);
