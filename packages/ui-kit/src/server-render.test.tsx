import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from '../gallery/Gallery.tsx';

test.each(['tr', 'ar'] as const)('every part renders on a server without a browser (%s)', (language) => {
  const html = renderToString(<Gallery language={language} />);
  expect(html.length).toBeGreaterThan(50_000);
  expect(html).not.toContain(' style="');
  expect(html).toContain('<dialog');
});
