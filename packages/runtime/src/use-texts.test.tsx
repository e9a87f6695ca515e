import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { bootOfTest } from './testing/boot-of-test.ts';
import { InPage } from './testing/InPage.tsx';
import { loadI18n, loadNamespace } from './texts.ts';
import { useNamespace } from './use-texts.ts';

/** The words of a button, once more at every look. */
function lookAt(namespace: string, say: (t: ReturnType<typeof useNamespace>) => string): string {
  const Words = () => say(useNamespace(namespace));
  return renderToStaticMarkup(
    <InPage boot={bootOfTest()} path="/">
      <Words />
    </InPage>,
  );
}

afterEach(() => vi.restoreAllMocks());

test('a sentence that nothing fills is made once', async () => {
  const made = vi.fn(() => 'Devam et');
  vi.spyOn(await loadI18n(), 'getFixedT').mockReturnValue(made as never);
  expect(lookAt('once', (t) => t('go'))).toBe('Devam et');
  expect(lookAt('once', (t) => t('go'))).toBe('Devam et');
  expect(made).toHaveBeenCalledTimes(1);
});

test('one with places is filled anew', () => {
  loadNamespace('filled', 'tr', { named: 'Merhaba {{name}}' });
  expect(lookAt('filled', (t) => t('named', { name: 'Defne' }))).toBe('Merhaba Defne');
  expect(lookAt('filled', (t) => t('named', { name: 'Deniz' }))).toBe('Merhaba Deniz');
});

test('words that come later are said from then on, also where there were none', () => {
  loadNamespace('later', 'tr', { go: 'Devam et' });
  const both = (t: ReturnType<typeof useNamespace>) => `${t('go')}, ${t('stop', { defaultValue: '' })}.`;
  expect(lookAt('later', both)).toBe('Devam et, .');
  loadNamespace('later', 'tr', { go: 'İlerle', stop: 'Dur' });
  expect(lookAt('later', both)).toBe('İlerle, Dur.');
});

test('a key without words is said as it is only where nothing else was asked for', () => {
  loadNamespace('none', 'tr', {});
  expect(lookAt('none', (t) => `${t('gone', { defaultValue: '' })}|${t('gone')}`)).toBe('|gone');
});
