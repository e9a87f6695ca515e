import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';

const dayMs = 24 * 3600_000;
/** an address nobody looks after any more should not be written to: RFC 9116 asks for less than a year */
const goodForDays = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a fault. */
export const registerSecurityText = async (app: FastifyInstance, context: Context): Promise<void> => {
  const { securityMail, publicUrl, panelOrigin } = context.config;
  const origins = panelOrigin === null ? [publicUrl] : [publicUrl, panelOrigin];
  app.get('/.well-known/security.txt', { config: { host: 'any' } }, async (_request, reply) => {
    const today = Math.floor(context.clock().getTime() / dayMs);
    const lines = [
      `Contact: mailto:${securityMail}`,
      `Expires: ${new Date((today + goodForDays) * dayMs).toISOString()}`,
      'Preferred-Languages: tr, en',
      ...origins.map((origin) => `Canonical: ${origin}/.well-known/security.txt`),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
};
