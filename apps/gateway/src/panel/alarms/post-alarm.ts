import { createHmac } from 'node:crypto';
import { sharedAgent } from '@sigorta/egress/line-agent';
import { request } from 'undici';
import type { Context } from '../../platform/context.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { toldAlarm } from './told-alarm.ts';

const patienceMs = 10_000;
const agentOf = sharedAgent({ connections: 2, connect: { timeout: patienceMs } });

/**
 * Posts an alarm to ALARM_WEBHOOK_URL. The header `signature` holds `t=<seconds>,v1=<hex>`: HMAC-SHA256 under
 * ALARM_WEBHOOK_SECRET of `<seconds>.<body>`. The same `delivery` for every try of one message.
 * @param subject `<alarm>.<word>.<times>`
 */
export async function postAlarm(context: Context, subject: string, _job: Job): Promise<Outcome> {
  const { egress, alarms } = context.config;
  const { url, secret } = alarms;
  const alarm = url === null || secret === null ? null : await toldAlarm(context, subject);
  if (url === null || secret === null || !alarm) return 'done';
  const body = JSON.stringify({
    alarm: alarm.name,
    event: alarm.word,
    severity: alarm.severity,
    value: alarm.value,
    openedAt: alarm.openedAt.toISOString(),
    text: alarm.textIn('en'),
    runbook: alarm.runbook,
    page: alarm.page,
  });
  const seconds = Math.floor(context.clock().getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  /* an answer that leads elsewhere is not followed: it is no 2xx */
  const answer = await request(url, {
    method: 'POST',
    body,
    dispatcher: agentOf(egress),
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      'content-type': 'application/json',
      delivery: subject,
      signature: `t=${seconds},v1=${mac}`,
    },
  });
  await answer.body.dump();
  if (answer.statusCode < 200 || answer.statusCode >= 300) throw new Error('the webhook refused');
  return 'done';
}
