import { type CheckedFiles, sumListOf } from '@sigorta/contracts/release';

/** sums by path, retry segments left out */
const known = new Map<string, string>();
/** paths that the document's import map names: the browser compares those itself */
const mapped = new Set<string>();
let folders: CheckedFiles[] = [];
const lists = new Map<string, Promise<void>>();

/** The same file under the address of a later attempt: `/remotes/pet/3f9a/~r1/x.js` */
const retrySegment = /\/~r\d+\//;
const pathOf = (address: string): string => new URL(address, location.href).pathname;
const builtPath = (address: string): string => pathOf(address).replace(retrySegment, '/');

/** Sum of a built file, as `integrity` takes it; empty for one that no list names. */
export const sumOf = (address: string): string => known.get(builtPath(address)) ?? '';

/** Whether the document itself says the sum of a script at this very address. */
export const isMapped = (address: string): boolean => mapped.has(pathOf(address));

/**
 * Fetches the list of a folder once; from then on the sums of all its files are known. The browser itself compares the list
 * with the sum that document or manifest gave.
 * @throws TypeError when the list cannot be had or is another one; the next call asks again
 */
export function learnSums(files: CheckedFiles): Promise<void> {
  const list = sumListOf(files);
  if (!list) return Promise.resolve();
  const address = files.base + list.file;
  const asked = lists.get(address) ?? readList(files.base, address, list.sum);
  lists.set(address, asked);
  asked.catch(() => lists.delete(address));
  return asked;
}

async function readList(base: string, address: string, integrity: string): Promise<void> {
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  const sums = (await answer.json()) as Record<string, string>;
  for (const [name, sum] of Object.entries(sums)) known.set(base + name, sum);
}

/** From now on files below this address are loaded only as its list names them. */
export function checkFiles(files: CheckedFiles): void {
  if (!folders.some(({ base }) => base === files.base)) folders.push(files);
}

/** Waits for the lists that name these files, where their sums are not known yet. @throws TypeError without such a list */
export async function learnSumsOf(addresses: readonly string[]): Promise<void> {
  const unknown = addresses.map(builtPath).filter((path) => !known.has(path));
  const needed = folders.filter(({ base }) => unknown.some((path) => path.startsWith(base)));
  await Promise.all(needed.map(learnSums));
}

interface ImportMap {
  integrity?: Record<string, string>;
}

/** Called once at start: the document's own sums, and the builds whose later parts are checked. */
export function knowSums(files: readonly (CheckedFiles | null | undefined)[]): void {
  known.clear();
  mapped.clear();
  lists.clear();
  folders = files.filter((one) => one != null);
  for (const { base, integrity } of folders)
    for (const [name, sum] of Object.entries(integrity)) if (sum) known.set(base + name, sum);
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  const { integrity = {} } = map ? (JSON.parse(map) as ImportMap) : {};
  for (const [path, sum] of Object.entries(integrity)) {
    known.set(path, sum);
    mapped.add(path);
  }
  /* a list that is fetched for a sheet which is there already would keep the page from its handlers for a round */
  for (const { href, integrity: sum } of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"][integrity]',
  ))
    known.set(pathOf(href), sum);
}
