import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorFields } from '../../platform/log.ts';
import type { SiteContext } from '../context.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const takesBrotli = (request: FastifyRequest): boolean =>
  /(?:^|,)\s*br(?:\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+)?\s*(?:,|$)/.test(
    String(request.headers['accept-encoding'] ?? ''),
  );

/**
 * Sends a public file of a family that was released alone, from the store: a gateway that never heard of a release has its
 * files all the same. Its sum was compared when it was read.
 * @returns false when no release of the family has it as it was built
 */
export const sendReleasedFile = async (
  { stored, products, log }: SiteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { family, name, cacheControl }: { family: string; name: string; cacheControl: string },
): Promise<boolean> => {
  const type = types[extname(name)];
  /* whatever an address names, the store is asked about families of the house only */
  if (!type || !products.isFamily(family)) return false;
  const file = await stored.file(family, name);
  if (!file) return false;
  const packed = file.packed && takesBrotli(request) ? file.packed : null;
  const bytes = await stored.bytes(family, packed ?? file).catch((error: unknown) => {
    log.error({ event: 'file-refused', kind: family, ...errorFields(error) });
    return null;
  });
  if (!bytes) return false;
  if (packed) reply.header('content-encoding', 'br');
  reply.type(type).header('cache-control', cacheControl).header('vary', 'Accept-Encoding').send(bytes);
  return true;
};
