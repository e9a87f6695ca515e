// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { SentDialog } from './SentDialog.tsx';

/* files of one worker share a document */
afterEach(() => document.body.replaceChildren());
afterEach(() => vi.useRealTimers());

test('the success dialog hides by itself after 4000 ms and tells the page', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  const place = document.createElement('div');
  document.body.append(place);
  const onHidden = vi.fn();
  const root = createRoot(place);
  await act(async () => root.render(<SentDialog title="Başvuru" text="Alındı." onHidden={onHidden} />));
  const dialog = place.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(3_999));
  expect(dialog?.open).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(dialog?.open).toBe(false);
  expect(onHidden).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
