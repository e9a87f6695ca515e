// @vitest-environment happy-dom
import { act, Component, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazyTexts } from './lazy-texts.ts';
import { bootOfTest } from './testing/boot-of-test.ts';
import { InPage } from './testing/InPage.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** As the page's own: drawn anew when asked. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        again
      </button>
    );
  }
}

test('words that do not come are asked for once, told, and come when somebody tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  const tr = vi.fn(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('line lost');
    return { hello: 'Merhaba' };
  });
  const none = async () => ({ hello: '' });
  const useOwnTexts = lazyTexts('lost-words', { tr, en: none, ru: none, ar: none });
  function Page() {
    const t = useOwnTexts();
    return <p>{t('hello')}</p>;
  }
  const place = document.createElement('div');
  document.body.append(place);
  await act(async () =>
    createRoot(place).render(
      <InPage boot={bootOfTest({ language: 'tr' })} path="/">
        <Boundary>
          <Suspense fallback="waiting">
            <Page />
          </Suspense>
        </Boundary>
      </InPage>,
    ),
  );
  expect([place.textContent, tries]).toEqual(['again', 1]);
  await act(async () => place.querySelector('button')?.click());
  expect([place.textContent, tries]).toEqual(['Merhaba', 2]);
});
