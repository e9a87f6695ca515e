import { type IncomingMessage, request } from 'node:http';

export interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  /** lines of `Set-Cookie`, whole */
  cookies: string[];
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** cookies that are sent besides, or instead of those of their name */
  cookies?: Record<string, string>;
}

/** A browser at one host, whatever address the gateway really has: `fetch` writes no `Host` of one's own. */
export class BrowserAt {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  readonly host: string;
  readonly token: string;

  constructor(url: string, host: string, token: string) {
    this.url = url;
    this.host = host;
    this.token = token;
  }

  ask(path: string, { method = 'GET', headers = {}, body, cookies = {} }: Asked = {}): Promise<Answered> {
    const { hostname, port } = new URL(this.url);
    const sent = { ...Object.fromEntries(this.cookies), ...cookies };
    const cookie = Object.entries(sent)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    return new Promise((resolve, reject) => {
      const call = request(
        {
          hostname,
          port,
          path,
          method,
          headers: { host: this.host, ...(cookie !== '' && { cookie }), ...headers },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const lines = answer.headers['set-cookie'] ?? [];
            this.keep(lines);
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              cookies: lines,
              text: Buffer.concat(parts).toString('utf8'),
            });
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  private keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    }
  }

  /** An operation by the header, with this browser's token against forgery. */
  call(
    producer: string,
    method: string,
    body: unknown = {},
    more: Pick<Asked, 'headers' | 'cookies'> = {},
  ): Promise<Answered> {
    const isPost = method === 'POST';
    return this.ask('/apiConnection', {
      method,
      ...(more.cookies && { cookies: more.cookies }),
      headers: {
        token: this.token,
        producer,
        'x-xsrf-token': more.cookies?.['XSRF-TOKEN'] ?? this.cookies.get('XSRF-TOKEN') ?? '',
        ...(isPost && { 'content-type': 'application/json' }),
        ...more.headers,
      },
      ...(isPost && { body: JSON.stringify(body) }),
    });
  }
}

export const codeOf = ({ text }: Answered): unknown => {
  try {
    return JSON.parse(text).code;
  } catch {
    return null;
  }
};
