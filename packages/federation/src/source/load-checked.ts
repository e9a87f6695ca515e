import { lateMark } from '@sigorta/contracts/delivery';
import { checkedImports, type LoadChecked } from './checked-imports.ts';
import { sheetCame, sheetsCount } from './late-sheets.ts';
import { isMapped, learnSumsOf, sumOf } from './sums.ts';

const links = new Map<string, Promise<void>>();
const canPreload = () => document.createElement('link').relList?.supports?.('modulepreload') ?? false;

/** The file of a link did not come, or not as it was built. */
export class FileError extends Error {
  readonly address: string;

  constructor(address: string) {
    super(`not loaded as it was built: ${address}`);
    this.name = 'FileError';
    this.address = address;
  }
}

function linkTo(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = address.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = address;
  link.crossOrigin = '';
  const sum = sumOf(address);
  if (sum) link.integrity = sum;
  return link;
}

const written = (address: string, rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].find(({ href }) => href === address);

/**
 * Whether a sheet that the document names is there. One that still waits for the page to be usable is not waited for: all rules for
 * what stands there are critical ones. Later whoever needs it waits until it counts.
 */
async function sheetThere(link: HTMLLinkElement): Promise<boolean> {
  if (link.hasAttribute(lateMark)) return true;
  await sheetsCount();
  return sheetCame(link);
}

/**
 * Puts a script or a style into the document's links. A script that came by such a link is what an import of it takes; one that
 * came otherwise than built never gets there, so whoever imports it must have waited for this.
 * @throws FileError; the next call asks again
 */
export function linked(file: string): Promise<void> {
  const address = new URL(file, location.href).href;
  const asked = links.get(address);
  if (asked) return asked;
  const isStyle = address.endsWith('.css');
  const there = written(address, isStyle ? 'stylesheet' : 'modulepreload');
  if (there && isStyle) return sheetThere(there).then((isThere) => (isThere ? undefined : fetched(address)));
  if (there && isMapped(address)) return Promise.resolve();
  return fetched(address);
}

function fetched(address: string): Promise<void> {
  const asked = links.get(address);
  if (asked) return asked;
  const link = linkTo(address);
  const coming = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      links.delete(address);
      link.remove();
      reject(new FileError(address));
    });
  });
  coming.catch(() => {});
  /* a browser that does not know such links tells nothing of them */
  const isTold = link.rel === 'stylesheet' || (link.integrity && canPreload());
  const settled = isTold ? coming : Promise.resolve();
  links.set(address, settled);
  document.head.append(link);
  return settled;
}

/** See `LoadChecked`. @throws FileError, or TypeError when the list of sums cannot be had */
export const loadChecked: LoadChecked = async (addresses, load) => {
  await learnSumsOf(addresses);
  await Promise.all(addresses.map(linked));
  return load();
};

/** Called once at start, before any part is loaded later: all builds of this document load theirs so. */
export function checkLaterParts(): void {
  (globalThis as { [checkedImports]?: LoadChecked })[checkedImports] = loadChecked;
}
