// @vitest-environment happy-dom
import { videoOrigin } from '@sigorta/contracts/page-frames';
import { expect, test } from 'vitest';
import { renderInShell } from '../../layout/render-in-shell.tsx';
import { showInShell } from '../../layout/show-in-shell.tsx';
import { Videos } from './Videos.tsx';

const ids = ['SigortaOrn1', '"><script>', 'SigortaOrn2'];
const frames = [videoOrigin];
const brand = { videos: ids };

test('the server sends posters of ours: the first tab is open, a wrong id is no tab, nothing loads by itself', () => {
  const html = renderInShell(<Videos />, { brand, frames });
  expect(html.match(/role="tab"/g)).toHaveLength(2);
  expect(html.indexOf('aria-selected="true"')).toBeLessThan(html.indexOf('aria-selected="false"'));
  expect(html).not.toMatch(/<iframe|<script|src="http/);
});

test('a press plays the video in a frame that may do little', async () => {
  const { page, press, remove } = await showInShell(<Videos />, { brand, frames });
  expect(page.querySelector('iframe')).toBeNull();
  await press('button[class*=poster]');
  const frame = page.querySelector('iframe');
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/SigortaOrn1?autoplay=1&rel=0&hl=tr');
  expect(frame?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
  expect(frame?.title).toContain('Video 1');
  await remove();
});

test('the next tab by key stops the one that plays', async () => {
  const { page, press, key, remove } = await showInShell(<Videos />, { brand, frames });
  await press('button[class*=poster]');
  await key('[aria-selected=true]', 'ArrowRight');
  expect(page.querySelector('iframe')).toBeNull();
  expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('Video 2');
  await remove();
});

test('where the document allows no frame the poster opens the video elsewhere', async () => {
  const { page, remove } = await showInShell(<Videos />, { brand: { videos: ['SigortaOrn1'] } });
  const link = page.querySelector('a');
  expect(link?.href).toBe('https://www.youtube.com/watch?v=SigortaOrn1');
  expect(link?.rel).toBe('noopener noreferrer');
  await remove();
});
