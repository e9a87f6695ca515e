import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSecure } from './cookies.ts';
import { sideOf } from './host-sides.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** of this answer's `style` elements */
    nonce: string;
  }
}

/** Where browsers tell what the policy stopped (http/policy-reports.ts). */
export const policyReportPath = '/ilke-bildirimi';
const reportGroup = 'policy';

/** What a policy names besides the host itself. */
interface Named {
  nonce: string;
  inlineScripts: readonly string[];
  endpoints: readonly string[];
  forms: readonly string[];
  frames: readonly string[];
  ancestors: readonly string[];
}

/** No script makes markup out of text, and none asks for a way to (`trusted-types 'none'`). */
const policyOf = ({ nonce, inlineScripts, endpoints, forms, frames, ancestors }: Named): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map((sum) => `'${sum}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...endpoints].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...forms].join(' '),
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${policyReportPath}`,
    `report-to ${reportGroup}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
  ].join('; ');

/** Of the panel on a host of its own, which calls, frames and sends forms to nobody else. */
export const panelPolicy = (nonce: string, inlineScripts: readonly string[] = []): string =>
  policyOf({ nonce, inlineScripts, endpoints: [], forms: [], frames: [], ancestors: [] });

/**
 * `form-action` also names the hop origin, where the 3-D Secure form is sent on.
 * @param frames origins a page may show in frames besides card entry's
 * @param endpoints origins a page may call besides its own
 * @param inlineScripts `sha256-…` of those that stand in the document, such as its list of sums
 * @param ancestors origins whose pages may show it in a frame; nobody's may otherwise
 */
export const contentSecurityPolicy = (
  config: Config,
  nonce: string,
  frames: readonly string[] = [],
  endpoints: readonly string[] = [],
  inlineScripts: readonly string[] = [],
  ancestors: readonly string[] = [],
): string =>
  policyOf({
    nonce,
    inlineScripts,
    endpoints,
    forms: [new URL(config.hopUrl).origin],
    frames: [new URL(config.cardEntry.url).origin, ...frames],
    ancestors,
  });

const features = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'] as const;

/**
 * What a page may ask of the device: nothing but what it is given here.
 * @param own features that the page's own scripts may ask for, frames of others never
 */
export const permissionsPolicy = (own: readonly (typeof features)[number][] = []): string =>
  features.map((feature) => `${feature}=(${own.includes(feature) ? 'self' : ''})`).join(', ');

const setSecurityHeaders = (config: Config, request: FastifyRequest, reply: FastifyReply): void => {
  request.nonce = randomBytes(16).toString('base64');
  reply.headers({
    'content-security-policy':
      sideOf(config, request) === 'panel'
        ? panelPolicy(request.nonce)
        : contentSecurityPolicy(config, request.nonce),
    'reporting-endpoints': `${reportGroup}="${policyReportPath}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(),
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  if (isSecure(config)) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
};

/** Sets the headers every answer carries, errors and static files included. */
export const addSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(config, request, reply));
};

/** The same for answers Fastify gives before any hook runs. */
export const withSecurityHeaders = (
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  setSecurityHeaders(config, request, reply);
  return reply;
};
