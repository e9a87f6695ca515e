import { sharedAgent } from '@sigorta/egress/line-agent';
import type { Config } from '../config.ts';
import { callUpstream, type UpstreamAnswer } from '../upstream/call-upstream.ts';
import { inGsmLetters } from './gsm-letters.ts';

const agentOf = sharedAgent({ connections: 4, connect: { timeout: 5_000 } });
const timeoutMs = 10_000;
const largestAnswer = 65_536;

const credentials = ({ user, password }: Config['sms']): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Asks something of Netgsm's REST v2. */
export const askSmsProvider = (
  sms: Config['sms'],
  call: 'send' | 'report',
  question: object,
): Promise<UpstreamAnswer> =>
  callUpstream({
    to: { peer: 'sms-provider', call },
    url: `${sms.url}/rest/v2/${call}`,
    method: 'POST',
    headers: { authorization: credentials(sms), 'content-type': 'application/json' },
    body: JSON.stringify(question),
    dispatcher: agentOf(sms.egress),
    timeoutMs,
    maxBytes: largestAnswer,
  });

export interface PostedSms {
  status: number;
  isAccepted: boolean;
  /** of the provider's closed list; null when it said none */
  code: string | null;
  /** what the provider calls the message */
  providerId: string | undefined;
}

/**
 * One message through Netgsm's wire (REST v2). A Turkish number is sent without its country code.
 * @param phone E.164
 * @throws UpstreamError when the provider does not answer
 */
export async function postSms(sms: Config['sms'], phone: string, message: string): Promise<PostedSms> {
  const { text, isGsm } = inGsmLetters(message);
  const { status, body } = await askSmsProvider(sms, 'send', {
    msgheader: sms.header,
    /* without it the provider sends the GSM alphabet */
    ...(!isGsm && { encoding: 'TR' }),
    messages: [{ msg: text, no: phone.replace(/^\+90/, '') }],
  });
  const answer = body.toString('utf8');
  const code = /"code"\s*:\s*"(\d{1,4})"/.exec(answer)?.[1] ?? null;
  const providerId = /"jobid"\s*:\s*"?(\d{1,30})/i.exec(answer)?.[1];
  return { status, isAccepted: status < 500 && code === '00', code, providerId };
}
