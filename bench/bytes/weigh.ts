import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;

const weighed = new Map<string, number>();

/** Bytes of a built file as it is served: brotli 11, and below 512 bytes as it is (packages/delivery compresses so). */
export function fileBytes(content: Buffer): number {
  if (content.length < 512) return content.length;
  const key = createHash('sha256').update(content).digest('hex');
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const bytes = weighed.get(key) ?? brotliCompressSync(content, { params }).length;
  weighed.set(key, bytes);
  return bytes;
}

/** Bytes of a document, which the gateway writes and compresses for every answer: brotli 4. */
export const documentBytes = (html: string): number =>
  brotliCompressSync(html, {
    params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  }).length;
