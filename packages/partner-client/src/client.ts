import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, operations as Described, paths } from './generated/operations.ts';

export type Schemas = components['schemas'];
/** What is asked of every insurer: one form for each product, told apart by `product`. */
export type Quote = Described['quoteCreate']['requestBody']['content']['application/json'];

export interface PartnerClient {
  /** every operation of the contract by its address, typed: what it takes, what it answers, how it refuses */
  operations: Client<paths>;
  /** what a link of an answer leads to, a document for instance */
  open: (link: string) => Promise<Response>;
}

interface Place {
  /** origin of the site */
  url: string;
  /** the partner's own */
  token: string;
}

const xsrfCookie = 'XSRF-TOKEN';

/**
 * A client for one buyer: it keeps the cookies that the gateway sets, as a browser would, and copies the anti-forgery one. What
 * is quoted and bought with it can be read with it only.
 */
export function partnerClient({ url, token }: Place): PartnerClient {
  const cookies = new Map<string, string>();
  const keep = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  const cookieHeader = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  /* any answer gives the first one */
  const first = async (): Promise<void> =>
    keep(await fetch(`${url}/apiConnection/partner/website-info`, { headers: { token } }));
  const session: Middleware = {
    onRequest: async ({ request }) => {
      if (request.method === 'POST' && !cookies.has(xsrfCookie)) await first();
      request.headers.set('cookie', cookieHeader());
      request.headers.set('x-xsrf-token', decodeURIComponent(cookies.get(xsrfCookie) ?? ''));
      return request;
    },
    onResponse: ({ response }) => keep(response),
  };
  const operations = createClient<paths>({ baseUrl: url, headers: { token } });
  operations.use(session);
  return { operations, open: (link) => fetch(new URL(link, url), { headers: { cookie: cookieHeader() } }) };
}

/** The lines of a quote, each as soon as it is there. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Schemas['QuoteEvent']> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
