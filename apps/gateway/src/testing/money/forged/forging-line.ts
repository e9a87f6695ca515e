import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is said in the provider's place. @param truth what it answered, or would have */
export type Lie = (truth: string, heard: readonly string[]) => string;

/** A call's answer forged: `instead`, the call never arrives; `after`, it was carried out. */
interface ForgedAnswer {
  when: 'instead' | 'after';
  lie: Lie;
}

/** A line to the payment providers on which somebody answers in their name. */
export interface ForgingLine {
  url: string;
  /** where calls go that nobody forges */
  leadTo: (target: string) => void;
  /** the next answers about this attempt */
  forge: (attemptId: string, answers: readonly ForgedAnswer[]) => void;
  close: () => Promise<void>;
}

const mostHeard = 60;

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts).toString('latin1');
}

/** Calls of the gateway; the bank's gate is entered by browsers. */
const isCall = (path: string): boolean => !path.endsWith('/est3Dgate') && !path.includes('initialize');

interface Said {
  status: number;
  type: string;
  body: string;
}

const typeOf = (path: string): string =>
  path.includes('/nestpay') ? 'text/xml; charset=ISO-8859-9' : 'application/json';

export async function openForgingLine(): Promise<ForgingLine> {
  let target = '';
  const rules = new Map<string, ForgedAnswer[]>();
  /* what was answered before, about whatever: a forger has kept it */
  const heard: string[] = [];

  const next = (text: string): ForgedAnswer | undefined => {
    for (const [attemptId, answers] of rules) if (text.includes(attemptId)) return answers.shift();
    return undefined;
  };

  async function forward(incoming: IncomingMessage, body: string): Promise<Said> {
    const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers;
    const answer = await fetch(target + incoming.url, {
      method: incoming.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body === '' ? {} : { body: Buffer.from(body, 'latin1') }),
    });
    const said = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    return { status: answer.status, type: answer.headers.get('content-type') ?? 'text/plain', body: said };
  }

  const keep = (said: string): void => {
    heard.push(said);
    if (heard.length > mostHeard) heard.shift();
  };

  async function pass(incoming: IncomingMessage): Promise<Said> {
    const path = incoming.url ?? '/';
    const body = await textOf(incoming);
    if (!isCall(path)) return forward(incoming, body);
    const rule = next(path + body);
    if (rule?.when === 'instead')
      return { status: 200, type: typeOf(path), body: rule.lie(heard.at(-1) ?? '', heard) };
    const said = await forward(incoming, body);
    const now = rule ? rule.lie(said.body, heard) : said.body;
    keep(said.body);
    return { ...said, body: now };
  }

  const server = createServer((incoming, reply) => {
    pass(incoming)
      .then(({ status, type, body }) =>
        reply.writeHead(status, { 'content-type': type }).end(Buffer.from(body, 'latin1')),
      )
      .catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (to) => {
      target = to;
    },
    forge: (attemptId, answers) => void rules.set(attemptId, [...answers]),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
