// @vitest-environment happy-dom

import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inShell } from '../../layout/render-in-shell.tsx';
import { HomePage } from './HomePage.tsx';

/** Home as the server wrote it, taken over by a browser, in the moment in which the page says that it has its handlers. */
async function takenOver(): Promise<{ page: HTMLElement; faults: unknown[] }> {
  const page = document.createElement('div');
  document.body.append(page);
  const faults: unknown[] = [];
  const told = Promise.withResolvers<void>();
  function Page() {
    useEffect(told.resolve, []);
    return <HomePage />;
  }
  const home = inShell(<Page />, { products: 19 });
  page.innerHTML = renderToString(home);
  hydrateRoot(page, home, { onRecoverableError: (error) => faults.push(error) });
  await told.promise;
  return { page, faults };
}

const toggleOf = (page: HTMLElement) => page.querySelector<HTMLElement>('#products button');
const isHandled = (found: Element | null): boolean =>
  Object.keys(found ?? {}).some((key) => key.startsWith('__reactProps'));

test('the first screen has its handlers before what lies below it', async () => {
  const { page, faults } = await takenOver();
  expect(isHandled(page.querySelector('[data-home] a'))).toBe(true);
  expect(isHandled(toggleOf(page))).toBe(false);
  await expect.poll(() => isHandled(toggleOf(page))).toBe(true);
  expect(faults).toEqual([]);
});

test('a press below it in that moment is heard, and the server’s elements stay', async () => {
  const { page, faults } = await takenOver();
  const written = toggleOf(page);
  expect(isHandled(written)).toBe(false);
  written?.click();
  await expect.poll(() => toggleOf(page)?.getAttribute('aria-expanded')).toBe('true');
  expect(toggleOf(page)).toBe(written);
  expect(page.querySelectorAll('#products li')).toHaveLength(19);
  expect(faults).toEqual([]);
});
