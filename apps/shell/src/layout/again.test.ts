// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { again, drawnAfterAll } from './again.ts';

test('who pressed in a dialog that is gone afterwards goes on from the page’s start', async () => {
  const start = document.createElement('main');
  start.id = 'main';
  start.tabIndex = -1;
  document.body.append(start);
  onTestFinished(() => start.remove());
  /* what stands below a modal dialog takes no focus */
  vi.spyOn(start, 'focus').mockImplementationOnce(() => undefined);
  again(() => undefined)();
  await expect.poll(() => document.activeElement).toBe(start);
});

test('what comes by itself takes the focus along only from what it takes the place of', async () => {
  document.body.innerHTML =
    '<header><a href="/">home</a></header><main id="main" tabindex="-1"><button>again</button></main>';
  onTestFinished(() => document.body.replaceChildren());
  const [link, button] = [document.querySelector('a'), document.querySelector('button')];
  const draw = vi.fn();
  link?.focus();
  drawnAfterAll(draw);
  expect(document.activeElement).toBe(link);
  button?.focus();
  drawnAfterAll(draw);
  expect(document.activeElement?.id).toBe('main');
  expect(draw).toHaveBeenCalledTimes(2);
});
