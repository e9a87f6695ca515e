import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { insurerNames } from '../../packages/insurers/src/generated/insurers.ts';

interface Kept {
  status: number;
  type: string;
  body: Buffer;
}

export interface CannedInsurers {
  /** as INSURERS_URL has it */
  url: string;
  /** each takes so many times its usual time from now on */
  slower: (times: number) => void;
  close: () => Promise<void>;
}

/** ms; the others lie evenly between */
const delays = { fastest: 300, slowest: 1500 };

const delayOf = (id: string, times: number): number => {
  const place = insurerNames.findIndex((insurer) => insurer.id === id);
  const step = (delays.slowest - delays.fastest) / (insurerNames.length - 1);
  return Math.round((delays.fastest + Math.max(0, place) * step) * times);
};

/**
 * Insurers that cost nearly nothing: each answers what the sandbox answered for it the first time, late by a time of its own.
 * @param sandboxUrl the sandbox's insurers
 */
export async function cannedInsurers(sandboxUrl: string): Promise<CannedInsurers> {
  let times = 1;
  const kept = new Map<string, Promise<Kept>>();
  const ask = async (path: string, headers: Record<string, string>, body: Buffer): Promise<Kept> => {
    const answer = await fetch(`${sandboxUrl}${path}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const named = ['x-api-key', 'content-type', 'soapaction'].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      const answer = kept.get(path) ?? ask(path, Object.fromEntries(named), Buffer.concat(chunks));
      kept.set(path, answer);
      const { status, type, body } = await answer;
      /* nobody stays for the answer of a slow insurer when the measurement is over */
      setTimeout(
        () => response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body),
        delayOf(path.split('/')[1] ?? '', times),
      ).unref();
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 2048, resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slower: (wanted) => {
      times = wanted;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
