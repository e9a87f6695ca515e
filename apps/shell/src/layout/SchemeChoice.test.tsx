// @vitest-environment happy-dom
import { firstScheme } from '@sigorta/contracts/first-scheme';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SchemeChoice } from './SchemeChoice.tsx';
import { showInShell } from './show-in-shell.tsx';

const root = document.documentElement;
const frames = () =>
  [...document.head.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('media'));
const bySystem = ['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)'];

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.scheme;
  document.head.innerHTML = bySystem.map((media) => `<meta name="theme-color" media="${media}">`).join('');
});
afterEach(() => localStorage.clear());

const pressed = (page: HTMLElement) => page.querySelector('[aria-pressed=true]')?.textContent;
const look = () => [root.dataset.scheme, localStorage.getItem('gorunum'), ...frames()];

/* as a browser runs it from the document's head */
const loadAnew = () => new Function(firstScheme)();

test('a visitor chooses dark, light or the system’s; document, frame and storage follow, and so does the next page', async () => {
  const { page, press, remove } = await showInShell(<SchemeChoice className="x" />);
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Sistem',
    'Açık tema',
    'Koyu tema',
  ]);
  expect(pressed(page)).toBe('Sistem');
  for (const [at, word, chosen] of [
    [3, 'Koyu tema', ['dark', 'dark', 'not all', 'all']],
    [2, 'Açık tema', ['light', 'light', 'all', 'not all']],
    [1, 'Sistem', [undefined, null, ...bySystem]],
  ] as const) {
    await press(`button:nth-child(${at})`);
    expect([pressed(page), ...look()]).toEqual([word, ...chosen]);
    delete root.dataset.scheme;
    for (const [index, meta] of document.head.querySelectorAll('meta').entries())
      meta.setAttribute('media', bySystem[index] ?? '');
    loadAnew();
    expect(look()).toEqual(chosen);
  }
  await remove();
});

test('what is stored and no scheme is the system’s', async () => {
  localStorage.setItem('gorunum', '"><script>');
  loadAnew();
  expect([root.dataset.scheme, ...frames()]).toEqual([undefined, ...bySystem]);
  const { page, remove } = await showInShell(<SchemeChoice className="x" />);
  expect(pressed(page)).toBe('Sistem');
  await remove();
});

test('a choice in another tab holds here', async () => {
  const { page, remove } = await showInShell(<SchemeChoice className="x" />);
  localStorage.setItem('gorunum', 'dark');
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'gorunum' })));
  expect([pressed(page), root.dataset.scheme]).toEqual(['Koyu tema', 'dark']);
  await remove();
});

test('a site that is held to light offers no choice', async () => {
  const { page, remove } = await showInShell(<SchemeChoice className="x" />, { brand: { onlyLight: true } });
  expect(page.querySelector('button')).toBeNull();
  await remove();
});
