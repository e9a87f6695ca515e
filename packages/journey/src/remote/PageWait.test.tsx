import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageWait } from './PageWait.tsx';

test('a page that comes says in words, to eye and ear once each, what is waited for', () => {
  const html = renderToStaticMarkup(<PageWait label="Teklifiniz açılıyor" />);
  expect(html.match(/Teklifiniz açılıyor/g)).toHaveLength(2);
  expect(html).toMatch(/<p aria-hidden="true">Teklifiniz açılıyor<\/p>/);
  expect(html).toMatch(/role="(?:status|progressbar|img)"/);
});
