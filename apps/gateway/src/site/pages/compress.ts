import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

interface Encoded {
  encoding: 'br' | 'gzip' | null;
  body: Buffer;
}

/** The best encoding a browser names; its weights do not matter for these two. */
export const encodeFor = async (accepted: string | undefined, text: string): Promise<Encoded> => {
  const names = (accepted ?? '').split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const accepts = (name: string) => names.some((part) => part.trim().split(';')[0] === name);
  if (accepts('br')) return { encoding: 'br', body: await brotli(text, brotliOptions) };
  if (accepts('gzip')) return { encoding: 'gzip', body: await gz(text) };
  return { encoding: null, body: Buffer.from(text) };
};

/** A text that is sent many times. */
export interface PackedText {
  text: string;
  etag: string;
  /** by the `Accept-Encoding` asked with; browsers and tools send a handful */
  encoded: Map<string, Promise<Encoded>>;
}

const mostEncodings = 20;

export const packText = (text: string): PackedText => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, etag: `W/"${hash}"`, encoded: new Map() };
};

/** Packs it at most once for each way of asking; whoever has it is told so. Type and caching are the caller's. */
export const sendPacked = async (
  { text, etag, encoded }: PackedText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter((one) => one !== undefined);
  reply.header('etag', etag).header('vary', vary.join(', '));
  if (request.headers['if-none-match'] === etag) return reply.removeHeader('content-type').status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const making = encoded.get(accepted) ?? encodeFor(accepted, text);
  if (encoded.size < mostEncodings) encoded.set(accepted, making);
  const { encoding, body } = await making;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
};
