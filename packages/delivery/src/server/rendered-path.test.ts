import { expect, test } from 'vitest';
import { renderedPath } from './rendered-path.ts';

test.each([
  ['/yurt-disi-seyahat', true, '/yurt-disi-seyahat'],
  ['/boyle-bir-sayfa-yok', false, '/*'],
  ['/baska/bir/sey', false, '/*'],
  ['/panel/boyle-bir-sey', false, '/panel/*'],
  ['/panel/giris', true, '/panel/*'],
  ['/panel', true, '/panel/*'],
  ['/panelim', false, '/-panel/*'],
  ['/yeni-panel', false, '/-panel/*'],
])('%s (known: %s) is rendered as %s', (path, isKnown, rendered) => {
  expect(renderedPath(path, isKnown)).toBe(rendered);
});
