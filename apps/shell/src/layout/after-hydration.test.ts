// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterHydration } from './after-hydration.ts';

let tell: (...names: string[]) => void;
beforeEach(() => {
  class Observer {
    constructor(heard: (list: { getEntries: () => { name: string }[] }) => void) {
      tell = (...names) => heard({ getEntries: () => names.map((name) => ({ name })) });
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => vi.unstubAllGlobals());

test.each(['hydrated:page', 'failed:part'])('what can wait comes once, at the mark %s', (mark) => {
  const work = vi.fn();
  afterHydration(work);
  tell('hydrated:shell', 'navigationStart');
  expect(work).not.toHaveBeenCalled();
  tell('hydrated:shell', mark);
  tell(mark);
  document.dispatchEvent(new Event('keydown'));
  expect(work).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown'])('whoever touches the page first waits for nothing: %s', (touch) => {
  const work = vi.fn();
  afterHydration(work);
  document.dispatchEvent(new Event(touch));
  document.dispatchEvent(new Event(touch));
  expect(work).toHaveBeenCalledOnce();
});

test('what is taken back never comes', () => {
  const work = vi.fn();
  afterHydration(work)();
  tell('hydrated:page');
  document.dispatchEvent(new Event('pointerdown'));
  expect(work).not.toHaveBeenCalled();
});

test('a browser without idle times does it a moment later', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  afterHydration(work);
  tell('hydrated:page');
  await expect.poll(() => work.mock.calls.length).toBe(1);
});
