import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

const namesOf = (ip: string): string[] => networksOf(ip).map(({ name }) => name);

test.each([
  ['192.0.2.7'],
  ['::ffff:192.0.2.7'],
  ['::FFFF:192.0.2.7'],
  ['::ffff:c000:207'],
  ['0:0:0:0:0:ffff:192.0.2.7'],
  ['0000:0000:0000:0000:0000:ffff:c000:0207'],
  ['192.0.2.7:51234'],
])('%s is the one IPv4 address', (ip) => {
  expect(networksOf(ip)).toEqual([{ name: '192.0.2.7', times: 1 }]);
});

test.each([
  ['2001:db8::1'],
  ['2001:db8::2'],
  ['2001:DB8::ABCD'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001'],
  ['2001:db8:0:0:ffff:ffff:ffff:ffff'],
  ['2001:db8::192.0.2.7'],
  ['2001:db8::1%eth0'],
  ['[2001:db8::1]'],
  ['[2001:db8::1]:443'],
])('%s is in the one /64, /56 and /48', (ip) => {
  expect(namesOf(ip)).toEqual(['20010db800000000/64', '20010db8000000/56', '20010db80000/48']);
});

test.each([
  ['2001:db8:0:1::1', ['20010db800000001/64', '20010db8000000/56', '20010db80000/48']],
  ['2001:db8:0:100::1', ['20010db800000100/64', '20010db8000001/56', '20010db80000/48']],
  ['2001:db8:1::1', ['20010db800010000/64', '20010db8000100/56', '20010db80001/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
  ['fe80::1%wlan0', ['fe80000000000000/64', 'fe800000000000/56', 'fe8000000000/48']],
  ['1:2:3:4:5:6:7::', ['0001000200030004/64', '00010002000300/56', '000100020003/48']],
])('%s is in %j', (ip, names) => {
  expect(namesOf(ip)).toEqual(names);
});

test('a wider network may do more than a narrower one, and never as much as all in it together', () => {
  const times = networksOf('2001:db8::1').map((network) => network.times);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBe(1);
  expect(times[1]).toBeLessThan(256);
  expect(times[2]).toBeLessThan(256 * (times[1] ?? 0));
});

test.each([
  [''],
  ['unknown'],
  ['_hidden'],
  ['evil, 1.2.3.4'],
  ['999.1.1.1'],
  ['1::2::3'],
  ['[::1'],
  ['1.2.3.4:x'],
])('what is no address counts as one caller: %j', (ip) => {
  expect(namesOf(ip)).toEqual(['unknown']);
});
