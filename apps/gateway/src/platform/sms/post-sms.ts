import { Agent } from 'undici';
import type { Config } from '../config.ts';
import { callUpstream } from '../upstream/call-upstream.ts';

const agent = new Agent({ connections: 4, connect: { timeout: 5_000 } });
const timeoutMs = 10_000;
const largestAnswer = 4_096;

const credentials = ({ user, password }: Config['sms']): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/**
 * One message through Netgsm's wire (REST v2). A Turkish number is sent without its country code.
 * @param phone E.164
 * @throws UpstreamError when the provider does not answer
 */
export async function postSms(
  sms: Config['sms'],
  phone: string,
  message: string,
): Promise<{ status: number; isAccepted: boolean }> {
  const { status, body } = await callUpstream({
    url: `${sms.url}/rest/v2/send`,
    method: 'POST',
    headers: { authorization: credentials(sms), 'content-type': 'application/json' },
    body: JSON.stringify({
      msgheader: sms.header,
      encoding: 'TR',
      messages: [{ msg: message, no: phone.replace(/^\+90/, '') }],
    }),
    dispatcher: agent,
    timeoutMs,
    maxBytes: largestAnswer,
  });
  return { status, isAccepted: status < 500 && /"code"\s*:\s*"00"/.test(body.toString('utf8')) };
}
