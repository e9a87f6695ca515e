import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { type CallKind, kindOf, namesIn } from './calls.ts';

/** What the gateway meets instead of an answer; `silence` lasts until it gives up. */
type Broken = 'reset' | '500' | 'silence';

/** What befalls one call. */
export type Act =
  /** never arrives */
  | { act: 'lose-question'; how: Broken }
  /** arrives and is done; nobody is told */
  | { act: 'lose-answer'; how: Broken }
  /** looks lost, and arrives this long after, ms */
  | { act: 'late'; ms: number }
  /** arrives after this, ms, and is answered */
  | { act: 'slow'; ms: number }
  /** never arrives; this is answered */
  | { act: 'says'; body: object }
  /** arrives and is done; the answer has lost its signature */
  | { act: 'unsigned' }
  /** the question, or its answer, waits for somebody; with `says` it never arrives, and that is answered then */
  | { act: 'hold'; what: 'question' | 'answer'; until: Promise<void>; says?: object };

export interface Rule {
  kind: CallKind;
  /** each befalls one call, in this order; afterwards the line is whole again */
  acts: Act[];
}

/** One thing that happened to a purchase, for its story. */
interface Happening {
  /** ms since the line was opened */
  at: number;
  what: string;
}

/**
 * The line between the gateways and the world outside. Each purchase has faults of its own, so that many may be under way
 * at once; what passed is noted for each.
 */
export interface Line {
  /** stands where the sandbox's main address would */
  url: string;
  break: (purchaseId: string, ...rules: Rule[]) => void;
  /** as `break`, for the next purchase that is charged under this mail address */
  breakNext: (email: string, ...rules: Rule[]) => void;
  mend: (purchaseId: string) => void;
  /** writes something the line does not see into the purchase's story */
  note: (purchaseId: string, what: string) => void;
  story: (purchaseId: string) => readonly Happening[];
  /** whether a call about the purchase is under way, also one that arrives late */
  isBusy: (purchaseId: string) => boolean;
  /** payments the provider opened for a purchase, the latest last */
  paymentsOf: (purchaseId: string) => readonly string[];
  close: () => Promise<void>;
}

interface Passing {
  kind: CallKind;
  purchaseId: string | undefined;
  body: Buffer;
  incoming: IncomingMessage;
  reply: ServerResponse;
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const readAll = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
};

const send = (reply: ServerResponse, { status, type, body }: Answer): void => {
  if (!reply.destroyed) reply.writeHead(status, { 'content-type': type }).end(body);
};

const sendJson = (reply: ServerResponse, body: object): void =>
  send(reply, { status: 200, type: 'application/json', body: Buffer.from(JSON.stringify(body)) });

const breakOff = (reply: ServerResponse, how: Broken): void => {
  if (how === 'reset') reply.destroy();
  if (how === '500') send(reply, { status: 500, type: 'text/html', body: Buffer.from('<h1>500</h1>') });
};

/** What an answer says in a word: `success`, `failure 10051`, `issued`, `refused`. */
const wordOf = ({ status, body }: Answer): string => {
  try {
    const said = JSON.parse(body.toString('utf8'));
    const word = said.result ?? said.paymentStatus ?? said.status;
    return `${word ?? status}${said.errorCode ? ` ${said.errorCode}` : ''}`;
  } catch {
    return String(status);
  }
};

const unsigned = (answer: Answer): Answer => {
  const { signature: _, ...rest } = JSON.parse(answer.body.toString('utf8'));
  return { ...answer, body: Buffer.from(JSON.stringify(rest)) };
};

const describe = (act: Act): string => {
  switch (act.act) {
    case 'lose-question':
    case 'lose-answer':
      return `${act.act} (${act.how})`;
    case 'late':
    case 'slow':
      return `${act.act} ${act.ms} ms`;
    case 'says':
      return `answered ${JSON.stringify(act.body)}`;
    default:
      return act.act;
  }
};

class Lines {
  readonly rules = new Map<string, Rule[]>();
  readonly awaited = new Map<string, readonly Rule[]>();
  readonly stories = new Map<string, Happening[]>();
  readonly payments = new Map<string, string[]>();
  /** any id of attempt, payment or purchase → the purchase */
  readonly owners = new Map<string, string>();
  /** calls under way, by purchase */
  readonly passing = new Map<string, number>();
  readonly agent = new Agent({ connections: 256, keepAliveTimeout: 30_000 });
  readonly target: string;
  readonly began = Date.now();

  constructor(target: string) {
    this.target = target;
  }

  note(purchaseId: string, what: string): void {
    const story = this.stories.get(purchaseId) ?? [];
    story.push({ at: Date.now() - this.began, what });
    this.stories.set(purchaseId, story);
  }

  take(purchaseId: string, kind: CallKind): Act | undefined {
    const rule = this.rules.get(purchaseId)?.find((one) => one.kind === kind && one.acts.length > 0);
    return rule?.acts.shift();
  }

  async forward({ incoming, body, kind, purchaseId }: Passing): Promise<Answer> {
    const { connection: _, host: __, 'transfer-encoding': ___, ...headers } = incoming.headers;
    const answer = await request(this.target + incoming.url, {
      method: incoming.method === 'GET' ? 'GET' : 'POST',
      dispatcher: this.agent,
      headers,
      ...(body.length > 0 ? { body } : {}),
    });
    const known = {
      status: answer.statusCode,
      type: String(answer.headers['content-type'] ?? 'text/plain'),
      body: await readAll(answer.body),
    };
    if (purchaseId !== undefined) {
      this.learn(purchaseId, kind, known.body);
      this.note(purchaseId, `${kind} → ${wordOf(known)}`);
    }
    return known;
  }

  /** The provider names its payments in its answers. */
  learn(purchaseId: string, kind: CallKind, body: Buffer): void {
    const { paymentId } = namesIn(body);
    if (paymentId === undefined || this.owners.has(paymentId)) return;
    this.owners.set(paymentId, purchaseId);
    if (kind === 'init' || kind === 'charge')
      this.payments.set(purchaseId, [...(this.payments.get(purchaseId) ?? []), paymentId]);
  }

  /** Rules that waited for a purchase whose id nobody knew yet. */
  expect(purchaseId: string, body: Buffer): void {
    if (this.awaited.size === 0) return;
    const email = String(JSON.parse(body.toString('utf8')).buyer?.email);
    const rules = this.awaited.get(email);
    if (!rules) return;
    this.awaited.delete(email);
    this.break(purchaseId, rules);
  }

  break(purchaseId: string, rules: readonly Rule[]): void {
    this.rules.set(purchaseId, [...(this.rules.get(purchaseId) ?? []), ...rules]);
  }

  ownerOf(url: string, body: Buffer): string | undefined {
    const names = namesIn(body);
    const { basketId, conversationId, reference } = names;
    if (basketId !== undefined) this.expect(basketId, body);
    if (basketId !== undefined && conversationId !== undefined) this.owners.set(conversationId, basketId);
    const asked = new URL(url, 'http://line').searchParams.get('reference') ?? undefined;
    const known = [conversationId, names.paymentConversationId, names.paymentId]
      .map((name) => name && this.owners.get(name))
      .find(Boolean);
    return basketId ?? names.policyReference ?? known ?? reference ?? asked;
  }

  async act(passing: Passing, act: Act): Promise<void> {
    const { reply, kind, purchaseId } = passing;
    if (purchaseId !== undefined) this.note(purchaseId, `${kind}: ${describe(act)}`);
    switch (act.act) {
      case 'lose-question':
        return breakOff(reply, act.how);
      case 'lose-answer':
        await this.forward(passing);
        return breakOff(reply, act.how);
      case 'late':
        breakOff(reply, 'reset');
        await pause(act.ms);
        await this.forward(passing);
        return;
      case 'slow':
        await pause(act.ms);
        return send(reply, await this.forward(passing));
      case 'says':
        return sendJson(reply, act.body);
      case 'unsigned':
        return send(reply, unsigned(await this.forward(passing)));
      case 'hold': {
        if (act.what === 'question' || act.says) await act.until;
        if (act.says) return sendJson(reply, act.says);
        const answer = await this.forward(passing);
        if (act.what === 'answer') await act.until;
        return send(reply, answer);
      }
    }
  }

  async pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = incoming.url ?? '/';
    const body = await readAll(incoming);
    const kind = kindOf(incoming.method ?? 'GET', url);
    const purchaseId = kind === 'other' ? undefined : this.ownerOf(url, body);
    const passing = { kind, purchaseId, body, incoming, reply };
    if (purchaseId === undefined) return send(reply, await this.forward(passing));
    this.count(purchaseId, 1);
    try {
      const act = this.take(purchaseId, kind);
      if (act) await this.act(passing, act);
      else send(reply, await this.forward(passing));
    } finally {
      this.count(purchaseId, -1);
    }
  }

  count(purchaseId: string, more: 1 | -1): void {
    this.passing.set(purchaseId, (this.passing.get(purchaseId) ?? 0) + more);
  }
}

/** @param target the sandbox's main address */
export async function openLine(target: string): Promise<Line> {
  const lines = new Lines(target);
  const server = createServer((incoming, reply) => {
    /* a sandbox that has closed meanwhile looks like one that is away */
    lines.pass(incoming, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    break: (purchaseId, ...rules) => lines.break(purchaseId, rules),
    breakNext: (email, ...rules) => void lines.awaited.set(email, rules),
    mend: (purchaseId) => void lines.rules.delete(purchaseId),
    note: (purchaseId, what) => lines.note(purchaseId, what),
    story: (purchaseId) => lines.stories.get(purchaseId) ?? [],
    isBusy: (purchaseId) => (lines.passing.get(purchaseId) ?? 0) > 0,
    paymentsOf: (purchaseId) => lines.payments.get(purchaseId) ?? [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await lines.agent.destroy();
    },
  };
}
