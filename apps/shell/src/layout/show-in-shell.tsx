import { act, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { inShell, type Surroundings } from './render-in-shell.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** before a wait counts as lost; what is waited for is a chunk of ours, read from the disk */
const mostMs = 10_000;

interface Shown {
  page: HTMLElement;
  /** waits for what loads by itself */
  until: (selector: string) => Promise<HTMLElement>;
  /** presses what the selector finds */
  press: (selector: string) => Promise<void>;
  /** a key at what the selector finds */
  key: (selector: string, key: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** An element alive in a document, in Turkish; for tests with `@vitest-environment happy-dom`. */
export async function showInShell(element: ReactNode, surroundings?: Surroundings): Promise<Shown> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  await act(async () => root.render(<Suspense>{inShell(element, surroundings)}</Suspense>));
  const find = (selector: string): HTMLElement => {
    const found = page.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector} in ${page.innerHTML}`);
    return found;
  };
  return {
    page,
    until: async (selector) => {
      const end = performance.now() + mostMs;
      while (!page.querySelector(selector) && performance.now() < end) {
        await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
      }
      return find(selector);
    },
    press: (selector) => act(async () => find(selector).click()),
    key: (selector, key) =>
      act(async () => {
        find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }),
    remove: async () => {
      await act(async () => root.unmount());
      page.remove();
    },
  };
}
