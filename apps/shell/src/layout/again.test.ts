// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { again } from './again.ts';

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
