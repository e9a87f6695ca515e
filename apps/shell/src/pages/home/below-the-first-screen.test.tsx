// @vitest-environment happy-dom

import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { inShell } from '../../layout/render-in-shell.tsx';
import { HomePage } from './HomePage.tsx';

/**
 * Home as the server wrote it, taken over by a browser.
 * @param then done in the very moment in which the page says that it has its handlers: React may go on with the rest before anybody who waits for it is told
 */
async function takenOver<T>(
  then: (page: HTMLElement) => T,
): Promise<{ page: HTMLElement; faults: unknown[]; seen: T }> {
  const page = document.createElement('div');
  document.body.append(page);
  const faults: unknown[] = [];
  const told = Promise.withResolvers<T>();
  function Page() {
    useEffect(() => told.resolve(then(page)), []);
    return <HomePage />;
  }
  const home = inShell(<Page />, { products: 19 });
  page.innerHTML = renderToString(home);
  const root = hydrateRoot(page, home, { onRecoverableError: (error) => faults.push(error) });
  /* what has handlers later would get them when the document is gone */
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  return { page, faults, seen: await told.promise };
}

const toggleOf = (page: HTMLElement) => page.querySelector<HTMLElement>('#products button');
const isHandled = (found: Element | null): boolean =>
  Object.keys(found ?? {}).some((key) => key.startsWith('__reactProps'));

test('the first screen has its handlers before what lies below it', async () => {
  const { page, faults, seen } = await takenOver((home) => [
    isHandled(home.querySelector('[data-home] a')),
    isHandled(toggleOf(home)),
  ]);
  expect(seen).toEqual([true, false]);
  await expect.poll(() => isHandled(toggleOf(page))).toBe(true);
  expect(faults).toEqual([]);
});

test('a press below it is heard as soon as the page says so, and the server’s elements stay', async () => {
  const { page, faults, seen } = await takenOver(toggleOf);
  /* React hears nothing in the middle of its own work, where `seen` is from */
  toggleOf(page)?.click();
  await expect.poll(() => toggleOf(page)?.getAttribute('aria-expanded')).toBe('true');
  expect(toggleOf(page)).toBe(seen);
  expect(page.querySelectorAll('#products li')).toHaveLength(19);
  expect(faults).toEqual([]);
});
