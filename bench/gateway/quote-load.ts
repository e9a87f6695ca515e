import { Agent, request } from 'node:http';

/** What a browser that only asks for offers has to send. */
interface Visitor {
  url: string;
  headers: Record<string, string>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 2048 });

/** A visitor without a session, as everybody is before the first quote: each quote makes one of its own. */
export async function visitorOf(url: string, siteToken: string): Promise<Visitor> {
  const producer = { token: siteToken, producer: 'partner/website-info' };
  const answer = await fetch(`${url}/apiConnection`, { headers: producer });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('XSRF-TOKEN='));
  const token = decodeURIComponent(cookie?.split(';')[0]?.split('=')[1] ?? '');
  await answer.arrayBuffer();
  return {
    url,
    headers: {
      token: siteToken,
      producer: 'quotes/create',
      'content-type': 'application/json',
      'x-xsrf-token': token,
      cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`,
    },
  };
}

/** How one quote ended, and ms from its request to what came of it. */
export interface Asked {
  /** `broken`: the stream ended before its last line. `busy`: refused politely */
  end: 'done' | 'broken' | 'busy' | 'refused';
  line: number;
  first: number;
  done: number;
}

const lastLine = '{"type":"done"';

/** Asks for offers and reads all lines, as lean as can be. */
export const ask = ({ url, headers }: Visitor, body: string): Promise<Asked> =>
  new Promise((resolve) => {
    const began = performance.now();
    const asked: Asked = { end: 'broken', line: Number.NaN, first: Number.NaN, done: Number.NaN };
    const path = `${url}/apiConnection`;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const call = request(path, { method: 'POST', agent, headers: { ...headers, ...length } }, (answer) => {
      answer.setEncoding('utf8');
      if (answer.statusCode !== 200) asked.end = answer.statusCode === 503 ? 'busy' : 'refused';
      answer.on('data', (chunk: string) => {
        const now = performance.now() - began;
        if (Number.isNaN(asked.line)) asked.line = now;
        if (Number.isNaN(asked.first) && chunk.includes('{"type":"offer"')) asked.first = now;
        if (chunk.includes(lastLine)) Object.assign(asked, { end: 'done', done: now });
      });
      answer.on('close', () => resolve(asked));
    });
    call.on('error', () => resolve(asked));
    call.end(body);
  });

/** Quotes evenly spread. @param rate of them a second */
export async function load(visitor: Visitor, body: string, count: number, rate: number): Promise<Asked[]> {
  const asked: Promise<Asked>[] = [];
  const began = performance.now();
  while (asked.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1000) * rate) + 1);
    while (asked.length < due) asked.push(ask(visitor, body));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(asked);
}
