import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const worthIt = /\.(js|css|svg|json)$/;

/**
 * Brotli's quality: a site for visitors is compressed once and fetched for weeks; one that starts here waits for its
 * compressing and is fetched over no line at all. The best takes eighteen times as long as this quick one.
 */
export const brotliQuality = { publish: 11, quick: 5 } as const;

/** A text file of 512 bytes and more as Brotli; null for what is not worth it. */
export async function packed(name: string, content: Buffer, quality: number): Promise<Buffer | null> {
  if (!worthIt.test(name) || content.length < 512) return null;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotli(content, { params });
}

/** Writes `<file>.br` beside every text file of 512 bytes and more. */
export async function compress(folder: string, quality: number): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && worthIt.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const small = await packed(file, readFileSync(file), quality);
      if (small) writeFileSync(`${file}.br`, small);
    }),
  );
}
