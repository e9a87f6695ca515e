// @vitest-environment happy-dom
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showInShell } from '../layout/show-in-shell.tsx';
import { ChatCorner } from './ChatCorner.tsx';

const person = (name: string, phone: string, monday: string) => ({
  name,
  role: {},
  phone,
  hours: { Mon: monday },
});
const chat: Brand['chat'] = {
  persons: [
    person('Elif', '905000000001', '09:00-18:00'),
    person('Deniz', '905000000002', '12:00-20:00'),
    person('Can', '905000000003', '07:00-09:00'),
  ],
  hours: { Mon: '07:00-20:00' },
  timeZone: 'Europe/Istanbul',
  popupEffect: 'slide',
  message: { tr: 'Merhaba: {{page}}' },
};

beforeEach(() => {
  /* ten o'clock on a Monday in Istanbul */
  vi.useFakeTimers({ now: new Date('2026-11-23T07:00:00Z'), toFake: ['Date', 'setInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = async (brand: Partial<Brand>) => {
  const shown = await showInShell(<ChatCorner />, { brand });
  await shown.until('button');
  await shown.press('button');
  return shown;
};

test('a chat opens only for who is there; the others say when, in the words of the specification', async () => {
  const { page, remove } = await opened({ chat });
  const links = [...page.querySelectorAll<HTMLAnchorElement>('li a')];
  expect(links).toHaveLength(1);
  expect(links[0]?.href).toContain('phone=905000000001');
  expect(new URL(links[0]?.href ?? '').searchParams.get('text')).toMatch(/^Merhaba: http/);
  const words = [...page.querySelectorAll('li')].map((item) => item.textContent);
  expect(words[1]).toContain('Birazdan müsait olacağım');
  expect(words[2]).toContain('Bugün müsait değilim');
  expect(page.querySelector('[data-effect]')?.getAttribute('data-effect')).toBe('slide');
  await remove();
});

test('on a phone the link is the one that opens the app', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { page, remove } = await opened({ chat });
  expect(page.querySelector<HTMLAnchorElement>('li a')?.href).toMatch(/^https:\/\/api\.whatsapp\.com\/send/);
  await remove();
});

test('outside its hours the button says so itself', async () => {
  vi.setSystemTime(new Date('2026-11-23T18:00:00Z'));
  const { page, remove } = await opened({ chat });
  expect(page.querySelector('button')?.getAttribute('aria-label')).toContain('Bugün müsait değilim');
  expect(page.querySelectorAll('li a')).toHaveLength(0);
  await remove();
});

test('an agency shows its own mark in place of the chat’s', async () => {
  const brand = { chat, isAgency: true, faviconUrl: '/uploads/kaya.png' };
  const shown = await showInShell(<ChatCorner />, { brand });
  await shown.until('button');
  expect(shown.page.querySelector('button img')?.getAttribute('src')).toBe('/uploads/kaya.png');
  await shown.remove();
});

test('a brand without a chat can still be called', async () => {
  const shown = await showInShell(<ChatCorner />, { brand: defaultBrand });
  await shown.until('a');
  expect(shown.page.querySelector('a')?.href).toBe('tel:+908500000000');
  expect(shown.page.querySelector('button')).toBeNull();
  await shown.remove();
});
