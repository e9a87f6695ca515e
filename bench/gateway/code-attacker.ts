import type { QuietGateway } from './quiet-gateway.ts';

interface Answer {
  status: number;
  body: { code?: string; challenge?: string };
}

/** Any address of a large pool, as proxies and stolen devices have them. */
export const addressOf = (place: number): string =>
  `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;

/** A browser that speaks to the gateway's real route without a network; every call may come from another address. */
export class CodeAttacker {
  readonly #app: QuietGateway['app'];
  readonly #token: string;
  readonly #cookies = new Map<string, string>();

  constructor(app: QuietGateway['app'], siteToken: string) {
    this.#app = app;
    this.#token = siteToken;
  }

  async call(producer: string, method: 'GET' | 'POST', address: string, payload?: object): Promise<Answer> {
    const xsrf = this.#cookies.get('XSRF-TOKEN');
    const reply = await this.#app.inject({
      method,
      url: '/apiConnection',
      headers: {
        token: this.#token,
        producer,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': address,
        ...(xsrf && { 'x-xsrf-token': decodeURIComponent(xsrf) }),
      },
      ...(payload && { payload }),
    });
    for (const { name, value } of reply.cookies) this.#cookies.set(name, value);
    return { status: reply.statusCode, body: reply.json() as Answer['body'] };
  }

  /** Asks for a code; the answer's challenge is what guesses are sent with. */
  async askFor(phone: string, address: string): Promise<Answer> {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.call('partner/website-info', 'GET', address);
    return this.call('otp/send', 'POST', address, { phone_number: phone });
  }
}
