import { filesOfPage, type PageRelease } from '@sigorta/contracts/release';
import type { PageAddress } from '../page-loader.ts';
import { bring } from './bring.ts';
import { linked } from './load-checked.ts';
import { sumOf } from './sums.ts';

/** Folder of a release for one attempt: a new path segment is a new address for every file behind it. */
export const folderOf = ({ base }: PageRelease, attempt: number): string =>
  `${base}${attempt ? `~r${attempt}/` : ''}`;

export const filesOf = (release: PageRelease, { product, page, language }: PageAddress, attempt: number) =>
  filesOfPage(release, `${product}/${page}`, language, folderOf(release, attempt));

/**
 * Asks for all files of a page at once, instead of each after the one that names it.
 * @throws FileError when a script does not come as it was built
 */
export async function preloadPage(
  release: PageRelease,
  address: PageAddress,
  attempt: number,
): Promise<void> {
  const { js, css } = filesOf(release, address, attempt);
  for (const file of css) preloadStyle(file);
  await Promise.all(js.map(linked));
}

/** The same files on their way while the list of their sums is. */
export function bringPage(release: PageRelease, address: PageAddress, attempt: number): void {
  const { js, css } = filesOf(release, address, attempt);
  for (const file of [...js, ...css]) void bring(file);
}

/** Where in the page a style comes is for whoever needs it to say; fetched it is now. */
function preloadStyle(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.href = href;
  // As it is asked for later; another mode or another sum would fetch it twice.
  link.crossOrigin = '';
  const sum = sumOf(href);
  if (sum) link.integrity = sum;
  document.head.append(link);
}
