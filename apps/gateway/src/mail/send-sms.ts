import { Agent } from 'undici';
import { brandOfPartner } from '../documents/brand-of-partner.ts';
import type { Job, Outcome } from '../outbox/claim.ts';
import type { Parts } from '../purchase/parts.ts';
import { callUpstream } from '../upstreams/call-upstream.ts';
import { fill, mailTexts } from './texts.ts';

const agent = new Agent({ connections: 4, connect: { timeout: 5_000 } });
const timeoutMs = 10_000;
const largestAnswer = 4_096;
/** A short message repeats what the mail says: after these tries it is left. */
const mostTries = 3;

const credentials = (): string => {
  const { SMS_USER = 'sandbox', SMS_PASSWORD = 'sandbox' } = process.env;
  return `Basic ${Buffer.from(`${SMS_USER}:${SMS_PASSWORD}`).toString('base64')}`;
};

const isAccepted = (body: Buffer): boolean => /"code"\s*:\s*"00"/.test(body.toString('utf8'));

/** "Your policy is ready" through Netgsm's wire (REST v2). A Turkish number is sent without its country code. */
export async function sendSms(parts: Parts, orderId: string, job: Job): Promise<Outcome> {
  const { db, config, log } = parts.context;
  const order = await db
    .selectFrom('purchase_order')
    .innerJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select(['phone', 'language', 'partner_id', 'policy_no'])
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!order.phone || !order.policy_no || job.attempts >= mostTries) return 'done';
  const brand = await brandOfPartner(parts.context, order.partner_id);
  const answer = await callUpstream({
    url: `${config.smsUrl}/rest/v2/send`,
    method: 'POST',
    headers: { authorization: credentials(), 'content-type': 'application/json' },
    body: JSON.stringify({
      msgheader: process.env.SMS_HEADER ?? 'SIGORTACRSI',
      encoding: 'TR',
      messages: [
        {
          msg: fill(mailTexts[order.language].sms, { policyNo: order.policy_no, brand: brand.name }),
          no: order.phone.replace(/^\+90/, ''),
        },
      ],
    }),
    dispatcher: agent,
    timeoutMs,
    maxBytes: largestAnswer,
  });
  if (answer.status >= 500) throw new Error('the SMS provider is away');
  if (!isAccepted(answer.body)) log.warn({ event: 'sms-refused', orderId, status: answer.status });
  return 'done';
}
