// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { UiTextsProvider } from '../text/ui-texts.tsx';
import { SentNotice } from './SentNotice.tsx';

/* files of one worker share a document */
afterEach(() => document.body.replaceChildren());

test('it comes into view and can be taken away again, also where scrolling answers with a promise', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const scroll = vi.fn(() => Promise.resolve());
  HTMLElement.prototype.scrollIntoView = scroll as never;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <UiTextsProvider value={(key) => key}>
        <SentNotice title="Başvuru" text="Alındı." actions={null}>
          Z9V8CQB2J5
        </SentNotice>
      </UiTextsProvider>,
    ),
  );
  expect(place.querySelector('dialog')?.textContent).toContain('Alındı.');
  expect(place.textContent).toContain('Z9V8CQB2J5');
  expect(scroll).toHaveBeenCalledOnce();
  await act(async () => root.render(null));
  expect(place.textContent).toBe('');
});
