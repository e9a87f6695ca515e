// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLanguageHref } from './paths.ts';
import { bootOfTest } from './testing/boot-of-test.ts';
import { InPage } from './testing/InPage.tsx';

const InArabic = () => <a href={useLanguageHref()('ar')}>العربية</a>;

const at = (path: string) => (
  <InPage boot={bootOfTest()} path={path}>
    <InArabic />
  </InPage>
);

test('a document that was made without a query leads to another language with the query it was opened with', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const page = document.createElement('div');
  page.innerHTML = renderToString(at('/yurtdisi-teklifler'));
  const link = page.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/ar/yurtdisi-teklifler');
  const root = await act(() => hydrateRoot(page, at('/yurtdisi-teklifler?sorgu=abc')));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/ar/yurtdisi-teklifler?sorgu=abc');
  expect(complaints).not.toHaveBeenCalled();
  await act(() => root.unmount());
});

test('the document of unknown addresses leads home in another language', () => {
  expect(renderToString(at('/*'))).toContain('href="/ar"');
});
