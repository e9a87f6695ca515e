import { expect, test } from 'vitest';
import { withAbsoluteUrls } from './css-urls.ts';

test.each([
  ['url(a.svg)', 'url(/remotes/x/1/a.svg)'],
  ['url("a.svg")', 'url(/remotes/x/1/a.svg)'],
  ['url(/shell/a.svg)', 'url(/shell/a.svg)'],
  ['url(data:image/svg+xml,a)', 'url(data:image/svg+xml,a)'],
  ["url('#part')", "url('#part')"],
])('%s becomes %s', (css, absolute) => {
  expect(withAbsoluteUrls(css, '/remotes/x/1/')).toBe(absolute);
});
