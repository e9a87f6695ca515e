import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageLink } from './LanguageLink.tsx';

const drawn = (language: 'tr' | 'ru'): string =>
  renderToStaticMarkup(
    <LanguageLink
      language={language}
      current="tr"
      hrefIn={(to) => `/${to}/dask`}
      onChoose={() => undefined}
    />,
  );

test('a link to another language is in its own word and is translated by nobody', () => {
  expect(drawn('ru')).toBe('<a href="/ru/dask" lang="ru" hrefLang="ru" translate="no">Русский</a>');
});

test('that of the page says so', () => {
  expect(drawn('tr')).toContain(' aria-current="true"');
});
