import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@sigorta/contracts/release';

/** Bytes of a file as most browsers get it: packed when it lies there packed. */
const bytesOf = async (file: string): Promise<number> => {
  const found = (await stat(`${file}.br`).catch(() => null)) ?? (await stat(file).catch(() => null));
  return found?.size ?? 0;
};

/**
 * What a first visitor of each form loads of a family that was built with the site, by `<product>/<language>`; a release
 * that was made alone brings the same figures with it.
 */
export async function weighBuilt(
  dist: string,
  { base, pages, texts }: RemoteRelease,
): Promise<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const [key, more] of Object.entries(texts)) {
    const [product, page, language] = key.split('/');
    const common = pages[`${product}/${page}`];
    if (page !== 'form' || !common) continue;
    const names = [...common.js, ...common.css, ...more.js, ...more.css];
    const bytes = await Promise.all(names.map((name) => bytesOf(join(dist, 'site', base, name))));
    weights[`${product}/${language}`] = bytes.reduce((sum, one) => sum + one, 0);
  }
  return weights;
}
