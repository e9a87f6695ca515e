import type { DeliveryState } from '@sigorta/contracts/deliveries';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { askSmsProvider } from '../sms/post-sms.ts';

/** Statuses of the provider's report (SmsStatus of its own client @netgsm/sms 1.1.11). */
const states: Readonly<Record<number, DeliveryState>> = {
  1: 'delivered',
  /* its time ran out; not taken by the operator; an error on the way; no credit */
  2: 'bounced-passing',
  4: 'bounced-passing',
  12: 'bounced-passing',
  14: 'bounced-passing',
  /* no such number, refused, on the phone's own list of unwanted senders, not allowed by the register of consents */
  3: 'bounced-permanent',
  11: 'bounced-permanent',
  15: 'bounced-permanent',
  16: 'bounced-permanent',
};

const answerSchema = v.object({
  jobs: v.optional(
    v.array(
      v.object({
        jobid: v.union([v.string(), v.number()]),
        status: v.number(),
        errorCode: v.optional(v.nullable(v.number())),
      }),
    ),
    [],
  ),
});

export interface SmsReport {
  providerId: string;
  state: DeliveryState;
  code: string;
}

/** What the answer says of messages whose end is known. */
export const readSmsReport = (answer: unknown): SmsReport[] => {
  const parsed = v.safeParse(answerSchema, answer);
  if (!parsed.success) return [];
  return parsed.output.jobs.flatMap(({ jobid, status, errorCode }) => {
    const state = states[status];
    return state === undefined
      ? []
      : [{ providerId: String(jobid), state, code: [status, errorCode].filter((one) => one).join('.') }];
  });
};

/**
 * Asks the provider what became of messages.
 * @throws UpstreamError when it does not answer
 */
export async function askSmsReport(sms: Config['sms'], providerIds: readonly string[]): Promise<SmsReport[]> {
  const { body } = await askSmsProvider(sms, 'report', { jobids: providerIds });
  try {
    return readSmsReport(JSON.parse(body.toString('utf8')));
  } catch {
    return [];
  }
}
