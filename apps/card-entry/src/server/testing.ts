import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sealCard } from '@sigorta/card-seal/seal-card';
import { readTypedCard } from '@sigorta/card-seal/typed-card';
import { type CardEntry, openCardEntry } from './open-card-entry.ts';
import { readSettings, type Settings } from './settings.ts';

/** What one call brought to the provider that a test plays. */
interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Stand {
  entry: CardEntry;
  settings: Settings;
  received: Received[];
  /** what the provider answers from here on */
  answer: (text: string, status?: number) => void;
  sealed: (now?: Date) => string;
  ask: (path: string, call: object, secret?: string) => Promise<{ status: number; body: never }>;
  close: () => Promise<void>;
}

export const testKey = Buffer.alloc(32, 3);
export const testNumber = '5528790000000008';

/** Card entry on free ports before a provider that says what it is told to say. */
export async function openStand(environment: NodeJS.ProcessEnv = {}): Promise<Stand> {
  const received: Received[] = [];
  let said = { text: '{"status":"success"}', status: 200 };
  const provider = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(said.status).end(said.text);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const settings = readSettings({
    CARD_PORT: '0',
    CARD_INNER_PORT: '0',
    CARD_SECRET: 'a secret of this test',
    CARD_SEAL_KEY: testKey.toString('base64url'),
    PAYMENT_URL: `${url}/base`,
    PAYMENT_API_KEY: 'our-key',
    PAYMENT_SECRET_KEY: 'our-secret',
    NESTPAY_URL: `${url}/nestpay`,
    NESTPAY_STORE_KEY: 'store|key',
    ...environment,
  });
  const entry = await openCardEntry(settings);
  settings.url = entry.urls.outer;
  return {
    entry,
    settings,
    received,
    answer: (text, status = 200) => {
      said = { text, status };
    },
    sealed: (now = new Date()) => {
      const card = readTypedCard(Buffer.from(`${testNumber}\n07\n2031\n973`));
      if (card === null) throw new Error('no card');
      return sealCard(testKey, card, now);
    },
    ask: async (path, call, secret = settings.secret) => {
      const answer = await fetch(entry.urls.inner + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify(call),
      });
      return { status: answer.status, body: (await answer.json()) as never };
    },
    close: async () => {
      await entry.close();
      provider.closeAllConnections();
      await new Promise((resolve) => provider.close(resolve));
    },
  };
}
