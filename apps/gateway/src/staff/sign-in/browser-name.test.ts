import { expect, test } from 'vitest';
import { browserName, networkOf } from './browser-name.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1',
    'Safari · iOS',
  ],
  ['curl/8.1', '?'],
])('%s is shown as %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::'],
])('%s is shown as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
