// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countTogether, sheetsCount } from './late-sheets.ts';

/* beside the tree: in it this environment would answer the links itself */
const waiting = (): HTMLLinkElement => {
  const link = document.createElement('link');
  link.setAttribute('media', 'not all');
  link.setAttribute('data-late', '');
  return link;
};
const tell = (link: HTMLLinkElement, what: 'load' | 'error') => link.dispatchEvent(new Event(what));
const counts = (links: readonly HTMLLinkElement[]) => links.map((link) => !link.hasAttribute('media'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the sheets of a document count in one moment, when the last of them has come', async () => {
  const links = [waiting(), waiting(), waiting()] as const;
  countTogether(links);
  expect(links.map((link) => link.hasAttribute('data-late'))).toEqual([false, false, false]);
  tell(links[2], 'load');
  tell(links[0], 'load');
  await vi.advanceTimersByTimeAsync(4900);
  expect(counts(links)).toEqual([false, false, false]);
  tell(links[1], 'load');
  await sheetsCount();
  expect(counts(links)).toEqual([true, true, true]);
});

test('one that fails, or does not come in time, keeps the others from nothing', async () => {
  const links = [waiting(), waiting(), waiting()] as const;
  countTogether(links);
  tell(links[0], 'load');
  tell(links[1], 'error');
  await vi.advanceTimersByTimeAsync(5000);
  expect(counts(links)).toEqual([true, true, true]);
});

test('what is told to count later waits for what was told before, so that their order holds', async () => {
  const first = waiting();
  const second = waiting();
  countTogether([first]);
  countTogether([second]);
  tell(second, 'load');
  await vi.advanceTimersByTimeAsync(0);
  expect(counts([first, second])).toEqual([false, false]);
  tell(first, 'load');
  await sheetsCount();
  expect(counts([first, second])).toEqual([true, true]);
});
