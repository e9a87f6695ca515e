import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Insurers and the SMS provider of a simulated year; every other call is counted, and nobody should make one. */
export interface Outside {
  environment: NodeJS.ProcessEnv;
  /** lines of calls to neither: the payment provider's among them */
  others: string[];
  /** texts by number */
  sms: { to: string; text: string }[];
  quotes: () => number;
  close: () => Promise<void>;
}

/** The two that answer; the rest are switched off. */
export const answering = ['turnagol', 'laledere'] as const;

const hourMs = 3600_000;

/** @param clock the year's */
export async function openOutside(clock: () => Date): Promise<Outside> {
  const others: string[] = [];
  const sms: Outside['sms'] = [];
  let quotes = 0;
  const quoted = (minor: number) => ({
    result: 'quoted',
    quoteNo: `Q-${quotes}`,
    planName: 'Plan',
    premium: { minor, currency: 'TRY' },
    deductible: null,
    coverages: [],
    exclusions: [],
    installments: false,
    quoteDocument: false,
    validUntil: new Date(clock().getTime() + 2 * hourMs).toISOString(),
  });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    const say = (answer: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (/^\/insurers\/[a-z]+\/v1\/quotes$/.test(path)) {
      quotes += 1;
      say(quoted(100_000 + (quotes % 1_000)));
    } else if (path === '/sms/rest/v2/send') {
      const { messages } = JSON.parse(body) as { messages: { msg: string; no: string }[] };
      for (const { msg, no } of messages) sms.push({ to: no, text: msg });
      say({ code: '00', jobid: String(sms.length) });
    } else if (path === '/sms/rest/v2/report') say({ jobs: [] });
    else {
      others.push(`${request.method} ${path}`);
      say({}, 503);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: {
      INSURERS_URL: `${url}/insurers`,
      PAYMENT_URL: `${url}/iyzico`,
      NESTPAY_URL: `${url}/nestpay`,
      RATES_URL: `${url}/kurlar`,
      SMS_URL: `${url}/sms`,
      ADDRESS_URL: `${url}/uavt`,
    },
    others,
    sms,
    quotes: () => quotes,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
