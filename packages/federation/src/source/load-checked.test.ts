// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChecked } from './load-checked.ts';
import { checkFiles, knowSums, learnSums, sumOf } from './sums.ts';

const base = '/remotes/pet/3f9a/';
const list = { base, integrity: { 'integrity.json': 'sha256-list' } };
const sums = { 'a.js': 'sha256-a', 'b.js': 'sha256-b', 'a.css': 'sha256-c' };

let asked: [string, RequestInit | undefined][];
beforeEach(() => {
  asked = [];
  document.head.innerHTML =
    '<script type="importmap">{"integrity":{"/remotes/pet/3f9a/known.js":"sha256-k"}}</script>';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    asked.push([String(address), init]);
    return Response.json(sums);
  });
  /* links are answered by hand: what counts is what is waited for */
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    links.push(...(nodes as HTMLLinkElement[]));
  });
  const relations = document.createElement('link').relList;
  vi.spyOn(Object.getPrototypeOf(relations) as DOMTokenList, 'supports').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  links.length = 0;
});
const links: HTMLLinkElement[] = [];
const answer = (name: string, kind: 'load' | 'error') =>
  links.findLast(({ href }) => href.endsWith(name))?.dispatchEvent(new Event(kind));
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a later part is imported only when all its files have come as the list names them', async () => {
  knowSums([list]);
  const load = vi.fn(async () => 'part');
  const part = loadChecked([`${base}a.js`, `${base}b.js`, `${base}a.css`], load);
  await settle();
  expect(asked).toEqual([[`${base}integrity.json`, { integrity: 'sha256-list' }]]);
  expect(links.map(({ rel, integrity }) => [rel, integrity])).toEqual([
    ['modulepreload', 'sha256-a'],
    ['modulepreload', 'sha256-b'],
    ['stylesheet', 'sha256-c'],
  ]);
  answer('a.js', 'load');
  answer('a.css', 'load');
  await settle();
  expect(load).not.toHaveBeenCalled();
  answer('b.js', 'load');
  expect(await part).toBe('part');
});

test('a file that comes otherwise than built is never imported; the next call asks for it again', async () => {
  knowSums([list]);
  const load = vi.fn(async () => 'part');
  const first = loadChecked([`${base}~r1/a.js`], load);
  first.catch(() => {});
  await settle();
  answer('~r1/a.js', 'error');
  await expect(first).rejects.toMatchObject({ name: 'FileError' });
  const again = loadChecked([`${base}~r1/a.js`], load);
  await settle();
  expect(links).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
  answer('~r1/a.js', 'load');
  expect(await again).toBe('part');
});

test('without the list nothing of a family is loaded', async () => {
  vi.mocked(fetch).mockResolvedValue(new Response('', { status: 404 }));
  knowSums([]);
  checkFiles(list);
  const load = vi.fn(async () => 'part');
  await expect(loadChecked([`${base}a.js`], load)).rejects.toThrow('integrity.json: 404');
  expect(load).not.toHaveBeenCalled();
  vi.mocked(fetch).mockResolvedValue(Response.json(sums));
  await learnSums(list);
  expect(sumOf(`${base}~r7/a.js`)).toBe('sha256-a');
});

test('what the document names itself needs neither list nor wait', async () => {
  knowSums([list]);
  document.head.innerHTML += `<link rel="modulepreload" href="${base}known.js">`;
  expect(await loadChecked([`${base}known.js`], async () => 'part')).toBe('part');
  expect([asked, links]).toEqual([[], []]);
});

test('a sheet of the document that still waits for the page is not waited for; a later part waits until it has come', async () => {
  knowSums([list]);
  /* beside the tree: in it this environment would answer the link itself */
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${base}late.css` });
  sheet.setAttribute('data-late', '');
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([sheet] as unknown as NodeListOf<Element>);
  expect(await loadChecked([`${base}late.css`], async () => 'page')).toBe('page');
  sheet.removeAttribute('data-late');
  const load = vi.fn(async () => 'part');
  const part = loadChecked([`${base}late.css`], load);
  await settle();
  expect(load).not.toHaveBeenCalled();
  sheet.dispatchEvent(new Event('load'));
  expect(await part).toBe('part');
  expect(links).toEqual([]);
});

test('a sheet of the document that failed is asked for again by the part that needs it', async () => {
  knowSums([list]);
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${base}lost.css` });
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([sheet] as unknown as NodeListOf<Element>);
  const load = vi.fn(async () => 'part');
  const part = loadChecked([`${base}lost.css`], load);
  await settle();
  sheet.dispatchEvent(new Event('error'));
  await settle();
  expect(links.map(({ rel }) => rel)).toEqual(['stylesheet']);
  expect(load).not.toHaveBeenCalled();
  answer('lost.css', 'load');
  expect(await part).toBe('part');
});

test('a part whose files the document names with their sums, its sheets among them, waits for no list', async () => {
  /* no sheet is fetched here, and that is no fault to tell of */
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    handleDisabledFileLoadingAsSuccess: true,
  });
  document.head.innerHTML += `<link rel="modulepreload" href="${base}known.js" integrity="sha256-k">
    <link rel="stylesheet" href="${base}known.css" integrity="sha256-s" data-late>`;
  knowSums([list]);
  const load = vi.fn(async () => 'part');
  expect(await loadChecked([`${base}known.js`, `${base}known.css`], load)).toBe('part');
  expect(asked).toEqual([]);
});
