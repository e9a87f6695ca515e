import { expect, test } from 'vitest';
import { goesStraight, hostsOf, isHost, isProxyAddress } from './egress.ts';

const through = (...inside: string[]) => ({ proxy: 'http://egress:3128', inside });

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['[::1]', true],
  ['collector', true],
  ['COLLECTOR', true],
  ['collector.example.com', false],
  ['notcollector', false],
  ['127.0.0.1.example.com', false],
  ['10.0.0.5', false],
  ['api.iyzipay.com', false],
])('with a proxy %s is reached straight: %s', (host, straight) => {
  expect(goesStraight(through('collector'), host)).toBe(straight);
});

test('without a proxy all are', () => {
  expect(goesStraight({ proxy: null, inside: [] }, 'api.iyzipay.com')).toBe(true);
});

test.each([
  ['http://egress:3128', true],
  ['https://egress.example.com', true],
  ['http://we:secret@egress:3128/', true],
  ['http://we:50%25off@egress:3128', true],
  ['http://we:50%off@egress:3128', false],
  ['egress:3128', false],
  ['socks5://egress:1080', false],
  ['http://egress:3128/pac', false],
  ['http://egress:3128/?a', false],
  ['http://', false],
])('%s is an address of a proxy: %s', (text, is) => {
  expect(isProxyAddress(text)).toBe(is);
});

test('hosts inside are named one by one', () => {
  expect(hostsOf(' Collector, objects.inside ,')).toEqual(['collector', 'objects.inside']);
  expect(['collector', '10.0.0.5', '::1'].every(isHost)).toBe(true);
  for (const text of ['*.inside', 'http://collector', 'collector:4318', '10.0.0.0/8'])
    expect(isHost(text), text).toBe(false);
});
