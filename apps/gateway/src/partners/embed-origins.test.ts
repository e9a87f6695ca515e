import { expect, test } from 'vitest';
import { embedEntries, embedOriginsOf } from './embed-origins.ts';

const site = { publicUrl: 'https://site.example' };
const origins = (gomulu_siteler: string | null, config = site) => embedOriginsOf(config, { gomulu_siteler });

test.each([
  ['https://www.kaya.com.tr', 'https://www.kaya.com.tr'],
  ['https://www.kaya.com.tr/', 'https://www.kaya.com.tr'],
  ['HTTPS://WWW.Kaya.com.tr', 'https://www.kaya.com.tr'],
  ['https://kaya.com.tr:8443', 'https://kaya.com.tr:8443'],
  ['https://kaya.com.tr:443', 'https://kaya.com.tr'],
  ['https://xn--kya-9ma.com.tr', 'https://xn--kya-9ma.com.tr'],
])('%s may frame, as %s', (typed, origin) => {
  expect(origins(typed)).toEqual([origin]);
});

test.each([
  '*',
  'https://*',
  'https://*.kaya.com.tr',
  'https:',
  'https://',
  "'self'",
  'http://www.kaya.com.tr',
  'http://localhost:3000',
  'https://localhost',
  'https://kaya',
  'https://kaya.com.tr/page',
  'https://kaya.com.tr?x=1',
  'https://kaya.com.tr#x',
  'https://user@kaya.com.tr',
  'https://kaya.com.tr:99999',
  'https://kaya.com.tr;script-src',
  'https://kaya.com.tr\\evil',
  '//kaya.com.tr',
  'data:text/html,x',
  'javascript:alert(1)',
  'https://kayа.com.tr',
  'https://-kaya.com.tr',
  'https://kaya..com.tr',
])('%s may not', (typed) => {
  expect(origins(typed)).toEqual([]);
});

test('each once, at most twenty, with blanks, lines or commas between', () => {
  expect(origins('https://a.example,https://b.example\n https://a.example')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  const many = Array.from({ length: 25 }, (_, at) => `https://n${at}.example`).join('\n');
  expect(origins(many)).toHaveLength(20);
  expect(embedEntries({ gomulu_siteler: many })).toHaveLength(25);
  expect(origins(null)).toEqual([]);
});

test('this machine may, while the site itself is tried without a certificate', () => {
  const local = 'http://localhost:3000 http://kaya.localhost http://127.0.0.1:8080 http://192.168.1.4';
  expect(origins(local, { publicUrl: 'http://localhost:4300' })).toEqual([
    'http://localhost:3000',
    'http://kaya.localhost',
    'http://127.0.0.1:8080',
  ]);
});
