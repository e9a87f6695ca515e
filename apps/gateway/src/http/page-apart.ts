import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpointOf } from '../partners/endpoint.ts';
import { allPartners } from '../partners/partner.ts';
import type { Context } from '../platform/context.ts';

/** A page that calls an endpoint on another origin than its own. */
export interface PageApart {
  /** of the page */
  origin: string;
  /** of the endpoint it calls */
  endpoint: string;
}

const requestHeaders = 'token, producer, content-type, x-xsrf-token, idempotency-key';
const answerHeaders = 'x-xsrf-token, retry-after';

/** as browsers write them */
const originOf = (publicUrl: string, host: string): string => {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
};

/**
 * Who may call from elsewhere: pages of a partner whose settings name this endpoint, on its own hosts or on ours. Everybody else
 * is told nothing, so that the browser keeps the answer from him.
 */
export async function pageApart(context: Context, request: FastifyRequest): Promise<PageApart | null> {
  const { origin, host } = request.headers;
  const { config } = context;
  const endpoint = config.endpointOrigins.find((one) => new URL(one).host === host);
  if (origin === undefined || endpoint === undefined || origin === endpoint) return null;
  const callers = (await allPartners(context)).filter(
    ({ settings }) => endpointOf(config, settings)?.origin === endpoint,
  );
  const pages = callers.flatMap(({ hosts }) => [
    config.publicUrl,
    ...hosts.map((one) => originOf(config.publicUrl, one)),
  ]);
  return pages.includes(origin) ? { origin, endpoint } : null;
}

/** Lets the browser hand the answer to that page, with its cookies. */
export const greetPage = (reply: FastifyReply, { origin }: PageApart): FastifyReply =>
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': answerHeaders,
    vary: 'Origin',
  });

/** Answers the question a browser asks before a call to another origin. */
export const answerPreflight = (reply: FastifyReply, page: PageApart): FastifyReply =>
  greetPage(reply, page)
    .headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': '600',
    })
    .status(204)
    .send();
