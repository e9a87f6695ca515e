export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  body: any;
}

/** A browser of a test: keeps cookies and copies the anti-forgery one into its header. */
export class Buyer {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  readonly token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  /** The raw answer; cookies are kept. */
  async fetch(
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(this.cookies.size > 0
          ? {
              cookie: [...this.cookies]
                .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
                .join('; '),
            }
          : {}),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    }
    return response;
  }

  operation(producer: string, method: 'GET' | 'POST', body?: unknown, headers: Record<string, string> = {}) {
    const xsrf = this.cookies.get('XSRF-TOKEN');
    return this.fetch('/apiConnection', {
      method,
      headers: {
        token: this.token,
        producer,
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async get(producer: string, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await this.operation(producer, 'GET', undefined, headers);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async post(producer: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('partner/website-info');
    const response = await this.operation(producer, 'POST', body, headers);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** Lines of a stream as they arrive, with the refusal's body as the only line when there is no stream. */
  async *lines(producer: string, method: 'GET' | 'POST', body?: unknown) {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('partner/website-info');
    const response = await this.operation(producer, method, body);
    let rest = '';
    for await (const chunk of response.body ?? []) {
      rest += Buffer.from(chunk).toString('utf8');
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
    if (rest !== '') yield JSON.parse(rest);
  }
}
