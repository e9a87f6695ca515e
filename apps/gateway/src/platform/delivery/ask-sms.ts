import type { JobContext } from '../job-context.ts';
import type { Outcome } from '../outbox/claim.ts';
import { learn } from './deliveries.ts';
import { askSmsReport } from './sms-report.ts';

/** asked for together: the provider takes ten questions a minute (its own client's error 80) */
const together = 100;
/** a message whose end is not known after this is not asked for any more */
const givenUpMs = 24 * 3_600_000;

/** Asks what became of short messages until every one has arrived, is lost or is a day old. */
export async function askSms(context: JobContext): Promise<Outcome> {
  const { db, config, clock, timings } = context;
  const open = await db
    .selectFrom('delivery')
    .select(['id', 'provider_id'])
    .where('channel', '=', 'sms')
    .where('state', '=', 'sent')
    .where('provider_id', 'is not', null)
    .where('created_at', '>', new Date(clock().getTime() - givenUpMs))
    .orderBy('created_at', 'desc')
    .limit(together)
    .execute();
  if (open.length === 0) return 'done';
  const ids = new Map(open.map(({ id, provider_id }) => [String(provider_id), id]));
  for (const { providerId, state, code } of await askSmsReport(config.sms, [...ids.keys()])) {
    const id = ids.get(providerId);
    if (id !== undefined) await learn(context, id, { state, code });
  }
  return { againMs: timings.smsAskMs };
}
