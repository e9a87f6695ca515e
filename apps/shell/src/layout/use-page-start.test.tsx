// @vitest-environment happy-dom
import { Link } from '@sigorta/runtime/runtime';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePageStart } from './use-page-start.ts';

function Page() {
  usePageStart();
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/teklifler?karsilastir=1">compare</Link>
      <Link to="/odeme">pay</Link>
    </main>
  );
}

const page = document.createElement('div');
const scrolled = vi.spyOn(window, 'scrollTo');
let unmount = async () => {};

beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  window.history.replaceState(null, '', '/teklifler');
  scrolled.mockClear();
  const root = createRoot(page);
  document.body.append(page);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  );
  unmount = () => act(async () => root.unmount());
});

/* files of one worker share a document */
afterEach(() => document.body.replaceChildren());
afterEach(() => unmount());

const press = (name: string) =>
  act(async () => [...page.querySelectorAll('a')].find((link) => link.textContent === name)?.click());

/** What a browser does at its back button. */
const backTo = (path: string) =>
  act(async () => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

test('a new page begins at its top', async () => {
  await press('pay');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('going back to a page leaves the scroll to the browser', async () => {
  await press('pay');
  scrolled.mockClear();
  await backTo('/teklifler');
  expect(scrolled).not.toHaveBeenCalled();
});

test('whose focus went with the page that was left goes on from the start of the page before it', async () => {
  await press('pay');
  (document.activeElement as HTMLElement).blur();
  await backTo('/teklifler');
  expect(document.activeElement?.id).toBe('main');
});

test('going back takes the focus from nothing that the page has given it', async () => {
  await press('pay');
  const link = page.querySelector('a');
  link?.focus();
  await backTo('/teklifler');
  expect(document.activeElement).toBe(link);
});

test('after a step back within a page the next page begins at its top again', async () => {
  await press('compare');
  await backTo('/teklifler');
  await press('pay');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});
