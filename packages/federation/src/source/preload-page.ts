import type { PageRelease } from '@sigorta/contracts/release';
import type { PageAddress } from '../page-loader.ts';

/** Folder of a release for one attempt: a new path segment is a new address for every file behind it. */
export const folderOf = ({ base }: PageRelease, attempt: number): string =>
  `${base}${attempt ? `~r${attempt}/` : ''}`;

/** Asks for all files of a page at once, instead of each after the one that names it. */
export function preloadPage(release: PageRelease, address: PageAddress, attempt: number): void {
  const key = `${address.product}/${address.page}`;
  for (const files of [release.pages[key], release.texts[`${key}/${address.language}`]]) {
    for (const file of files?.js ?? []) addLink('modulepreload', folderOf(release, attempt) + file);
    for (const file of files?.css ?? []) addLink('preload', folderOf(release, attempt) + file, 'style');
  }
}

function addLink(rel: string, href: string, as?: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (as) {
    link.as = as;
    // As Vite asks for styles; another mode would fetch them twice.
    link.crossOrigin = '';
  }
  document.head.append(link);
}
