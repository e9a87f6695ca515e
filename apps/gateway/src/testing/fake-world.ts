import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { elementsOf, soapEnvelope } from '../insurers/soap-wire.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>;

export interface FakeWorld {
  url: string;
  /** how an insurer answers; absent insurers do not sell the product */
  insurers: Map<string, Answer>;
  /** body of /kurlar/<path>; absent is 404 */
  bulletins: Map<string, string>;
  /** `data` of /uavt/<path>; null answers 503 */
  lists: Map<string, unknown[] | null>;
  /** whole body of /uavt/<path> where it is not `{ data }` */
  bodies: Map<string, object>;
  /** /uavt/<path>s that are answered 404 */
  unknown: Set<string>;
  /** every request line seen */
  seen: string[];
  close: () => Promise<void>;
}

export const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const bulletin = (date: string, eur: string): string => {
  const [year, month, day] = date.split('-');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Tarih_Date Tarih="${day}.${month}.${year}" Date="${month}/${day}/${year}" Bulten_No="${year}/220"><Currency CrossOrder="9" Kod="EUR" CurrencyCode="EUR"><Unit>1</Unit><ForexBuying>1</ForexBuying><ForexSelling>${eur}</ForexSelling></Currency><Currency CrossOrder="20" Kod="JPY" CurrencyCode="JPY"><Unit>100</Unit><ForexSelling>28.1</ForexSelling></Currency></Tarih_Date>`;
};

/** A quoted answer of an insurer for `minor` euro cents. */
export const quoted = (minor: number, more: object = {}): Record<string, unknown> => ({
  result: 'quoted',
  quoteNo: `Q-${minor}`,
  planName: 'Plan',
  premium: { minor, currency: 'EUR' },
  deductible: null,
  coverages: [{ code: 'medical', limit: { kind: 'amount', amount: { minor: 3_000_000, currency: 'EUR' } } }],
  exclusions: ['war', 'unheard-of'],
  installments: true,
  quoteDocument: false,
  validUntil: new Date(Date.now() + 3600_000).toISOString(),
  ...more,
});

const notOffered = { result: 'declined', reason: 'product-not-offered' };

/** Everything outside, in one small server that a test steers. */
export const startFakeWorld = async (): Promise<FakeWorld> => {
  const insurers: FakeWorld['insurers'] = new Map();
  const bulletins: FakeWorld['bulletins'] = new Map();
  const lists: FakeWorld['lists'] = new Map();
  const bodies: FakeWorld['bodies'] = new Map();
  const unknown: FakeWorld['unknown'] = new Set();
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    seen.push(`${request.method} ${path}`);
    const insurer = /^\/insurers\/([a-z]+)\//.exec(path)?.[1];
    if (insurer) {
      const answer = insurers.get(insurer);
      if (answer) await answer(request, response, body);
      else if (path.endsWith('/soap')) response.end(soapEnvelope('QuoteResponse', elementsOf(notOffered)));
      else json(response, notOffered);
      return;
    }
    if (path.startsWith('/kurlar')) {
      const xml = bulletins.get(path.slice('/kurlar'.length));
      response.writeHead(xml === undefined ? 404 : 200, { 'content-type': 'application/xml' }).end(xml);
      return;
    }
    const list = lists.get(path.slice('/uavt'.length));
    const whole = bodies.get(path.slice('/uavt'.length));
    if (whole) json(response, whole);
    else if (list) json(response, { data: list });
    else if (unknown.has(path.slice('/uavt'.length))) json(response, { message: 'unknown' }, 404);
    else json(response, { message: 'down' }, 503);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    insurers,
    bulletins,
    lists,
    bodies,
    unknown,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export const environmentOf = (world: FakeWorld): NodeJS.ProcessEnv => ({
  INSURERS_URL: `${world.url}/insurers`,
  RATES_URL: `${world.url}/kurlar`,
  ADDRESS_URL: `${world.url}/uavt`,
});
