import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export interface Encoded {
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
