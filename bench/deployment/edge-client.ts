import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { Buyer } from '../../apps/gateway/src/testing/buyer.ts';

/** How a client reaches the edge: names of the house lead to this machine. */
export interface EdgeAddress {
  site: string;
  /** of the edge's own authority, PEM */
  ca: string;
  token: string;
}

type Asked = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** A connection of HTTP/2 and nothing else: TLS is refused where the edge does not offer it. */
class EdgeConnection {
  #session: ClientHttp2Session | null = null;
  readonly #origin: string;
  readonly #ca: string;

  constructor(origin: string, ca: string) {
    this.#origin = origin;
    this.#ca = ca;
  }

  async #open(): Promise<ClientHttp2Session> {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session;
    const session = connect(this.#origin, {
      ca: this.#ca,
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    this.#session = session;
    await new Promise<void>((resolve, reject) => {
      session.once('connect', () => resolve());
      session.once('error', reject);
    });
    session.on('error', () => {});
    return session;
  }

  /** what TLS agreed on */
  async protocol(): Promise<string> {
    const { alpnProtocol, socket } = await this.#open();
    return `${alpnProtocol} over ${(socket as import('node:tls').TLSSocket).getProtocol()}`;
  }

  async fetch(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Response> {
    const session = await this.#open();
    const stream = session.request({ [constants.HTTP2_HEADER_METHOD]: method, ':path': path, ...headers });
    stream.setTimeout(60_000, () => stream.close(constants.NGHTTP2_CANCEL));
    stream.end(typeof body === 'string' ? body : undefined);
    const answered = await new Promise<Record<string, string | string[] | undefined>>((resolve, reject) => {
      stream.once('response', resolve);
      stream.once('error', reject);
      stream.once('close', () => reject(new Error(`${path} was not answered`)));
    });
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const status = Number(answered[':status']);
    const given = new Headers();
    for (const [name, value] of Object.entries(answered)) {
      if (name.startsWith(':') || value === undefined) continue;
      for (const one of [value].flat()) given.append(name, one);
    }
    const bytes = Buffer.concat(parts);
    return new Response([204, 304].includes(status) ? null : bytes, { status, headers: given });
  }

  close(): void {
    this.#session?.close();
  }
}

/** A browser that reaches the house through its edge. */
export class EdgeBuyer extends Buyer {
  readonly connection: EdgeConnection;

  constructor({ site, ca, token }: EdgeAddress) {
    super(site, token);
    this.connection = new EdgeConnection(site, ca);
  }

  override async fetch(path: string, init: Asked = {}): Promise<Response> {
    const cookie = [...this.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const headers = { ...(cookie ? { cookie } : {}), origin: this.url, ...init.headers };
    const answer = await this.connection.fetch(path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    }
    return answer;
  }
}

/** One request to another origin behind the same edge. */
export async function askOnce(origin: string, ca: string, path: string, init: Asked = {}): Promise<Response> {
  const connection = new EdgeConnection(origin, ca);
  try {
    return await connection.fetch(path, init);
  } finally {
    connection.close();
  }
}
