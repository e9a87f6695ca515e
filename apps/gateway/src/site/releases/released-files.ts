import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
 * @returns false when no release of the family has it
 */
export const sendReleasedFile = async (
  { stored }: SiteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { family, name, cacheControl }: { family: string; name: string; cacheControl: string },
): Promise<boolean> => {
  const file = await stored.file(family, name);
  const type = types[extname(name)];
  if (!file || !type) return false;
  const packed = file.packed && takesBrotli(request) ? file.packed : null;
  const bytes = await stored.bytes(family, packed ?? file);
  if (packed) reply.header('content-encoding', 'br');
  reply.type(type).header('cache-control', cacheControl).header('vary', 'Accept-Encoding').send(bytes);
  return true;
};
