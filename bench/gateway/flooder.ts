import { Agent, request } from 'node:http';
import { visitorOf } from './quote-load.ts';

/** What a process of its own is told on its command line, as JSON. */
export interface FloodOrder {
  url: string;
  siteToken: string;
  /** requests a second */
  rate: number;
  seconds: number;
  /** a quote as a form sends it */
  quote: string;
  /** pages were built and are asked for */
  pages: boolean;
}

export interface Flooded {
  sent: number;
  /** answers of each status; 0 is a connection that broke or an answer that did not come in time */
  statuses: Record<string, number>;
}

interface Dear {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const networks = 2_000;
const answerWithinMs = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Half of the networks are IPv4 /24, half IPv6 /48: no two addresses share a limit. */
const addressIn = (place: number): string =>
  place % 2 === 0
    ? `11.${(place >> 8) & 255}.${place & 255}.7`
    : `2001:db8:${(place & 0xffff).toString(16)}::1`;

/** Requests that cost us most, each as whoever means harm would send it. */
const dearest = (order: FloodOrder, headers: Record<string, string>): ((turn: number) => Dear)[] => {
  const { producer: _, ...rest } = headers;
  const operation = (producer: string, body: string): Dear => ({
    method: 'POST',
    path: '/apiConnection',
    headers: { ...rest, producer },
    body,
  });
  const page = (turn: number): Dear => ({ method: 'GET', path: `/yurt-disi-seyahat?n=${turn}` });
  return [
    () => operation('quotes/create', order.quote),
    (turn) =>
      operation(
        'staff/sign-in',
        JSON.stringify({ email: `kim${turn}@ornek.example`, password: `mor kedi rafta ${turn}` }),
      ),
    (turn) =>
      operation(
        'otp/send',
        JSON.stringify({ phone_number: `+90532${String(turn % 10_000_000).padStart(7, '0')}` }),
      ),
    (turn) => ({ method: 'GET', path: `/dogrula/PB${turn}/AAAAAAAA` }),
    (turn) => ({
      method: 'POST',
      path: '/odeme/donus/iyzico',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `status=success&paymentId=${turn}&conversationId=${turn}&mdStatus=1&signature=00`,
    }),
    () => ({ method: 'GET', path: '/openapi.json' }),
    ...(order.pages ? [page] : []),
  ];
};

const send = (url: string, { method, path, headers, body }: Dear, address: string): Promise<number> =>
  new Promise((resolve) => {
    const call = request(
      `${url}${path}`,
      {
        method,
        agent,
        timeout: answerWithinMs,
        headers: {
          ...headers,
          'x-forwarded-for': address,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });

async function flood(order: FloodOrder): Promise<Flooded> {
  const { headers } = await visitorOf(order.url, order.siteToken);
  const ways = dearest(order, headers);
  const statuses = new Map<number, number>();
  const under: Promise<void>[] = [];
  const began = performance.now();
  const most = order.rate * order.seconds;
  let sent = 0;
  while (sent < most) {
    const due = Math.min(most, Math.floor(((performance.now() - began) / 1000) * order.rate) + 1);
    for (; sent < due; sent += 1) {
      const way = ways[sent % ways.length]?.(sent);
      if (!way) break;
      under.push(
        send(order.url, way, addressIn(sent % networks)).then((status) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await Promise.all(under);
  return { sent, statuses: Object.fromEntries(statuses) };
}

const [, file = '', told] = process.argv;
if (told && file.endsWith('flooder.ts')) {
  console.log(JSON.stringify(await flood(JSON.parse(told))));
  process.exit(0);
}
