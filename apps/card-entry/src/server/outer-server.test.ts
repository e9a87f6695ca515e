import { frameAddress } from '@sigorta/card-seal/frame-signature';
import { openCard } from '@sigorta/card-seal/seal-card';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { openStand, type Stand, testKey, testNumber } from './testing.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => stand.close());

const seal = async (lines: readonly string[], headers: Record<string, string> = {}, ip = '') => {
  const answer = await fetch(`${stand.entry.urls.outer}/kart/muhur`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers, ...(ip && { 'x-forwarded-for': ip }) },
    body: lines.join('\n'),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const good = [testNumber, '12', '2031', '973'];

test('a card that was typed comes back sealed, and not in clear', async () => {
  const { status, text, headers } = await seal(good, { origin: stand.entry.urls.outer });
  expect(status).toBe(200);
  expect(text).not.toContain(testNumber);
  expect(headers.get('cache-control')).toBe('no-store');
  const card = openCard(testKey, JSON.parse(text).sealed, new Date());
  expect(typeof card === 'object' && [card.number, card.month, card.year, card.cvv].map(String)).toEqual(
    good,
  );
});

/* by hand from spec §5, payment */
test.each([
  ['a wrong check digit', ['5528790000000009', '12', '2031', '973'], 'card-rejected', 'number'],
  ['fifteen digits', ['411111111111116', '12', '2031', '973'], 'card-rejected', 'number'],
  ['American Express', ['374427000000003', '12', '2031', '1234'], 'card-type-not-accepted', 'number'],
  ['a card of 2024', [testNumber, '12', '2024', '973'], 'card-rejected', 'month'],
  ['letters', ['abcd', '12', '2031', '973'], 'card-rejected', 'number'],
  ['no code', [testNumber, '12', '2031'], 'card-rejected', 'number'],
])('%s is refused at its part and not quoted', async (_, lines, code, part) => {
  const { status, text } = await seal(lines);
  expect([status, JSON.parse(text)]).toEqual([422, { code, part }]);
});

test('another page, another type and a long text are answered without a word of them', async () => {
  expect((await seal(good, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await seal(good, { 'content-type': 'application/json' })).status).toBe(415);
  const long = await seal([testNumber.repeat(40)]);
  expect([long.status, long.text.includes(testNumber)]).toEqual([413, false]);
});

test('the frame is for the one page that its address was signed for', async () => {
  const origin = 'https://kaya.example';
  const address = frameAddress(stand.entry.urls.outer, stand.settings.secret, origin);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${origin};`);
  expect(policy).toMatch(/default-src 'none'.*script-src 'self'.*connect-src 'self'.*form-action 'none'/);
  expect(await page.text()).toContain(`<meta name="parent-origin" content="${origin}">`);
  for (const wrong of [
    address.replace('kaya', 'evil'),
    address.replace('imza=', 'imza=x'),
    `${stand.entry.urls.outer}/kart`,
    `${address}&ust=https%3A%2F%2Fevil.example`,
  ])
    expect((await fetch(wrong)).status, wrong).toBe(404);
});

test('a network that seals without end is asked to wait', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 70; n++) statuses.push((await seal(['1'])).status);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['CARD_SECRET', {}],
  ['PAYMENT_API_KEY', { CARD_SECRET: 'one of our own' }],
  [
    'NESTPAY_PASSWORD',
    {
      CARD_SECRET: 'one of our own',
      PAYMENT_API_KEY: 'a',
      PAYMENT_SECRET_KEY: 'b',
      NESTPAY_URL: 'https://b.example',
    },
  ],
  [
    'PAYMENT_URL',
    {
      CARD_SECRET: 'one of our own',
      PAYMENT_API_KEY: 'a',
      PAYMENT_SECRET_KEY: 'b',
      PAYMENT_URL: 'http://b.example',
    },
  ],
])('under https the setting %s of the sandbox stops the start', (name, more) => {
  const environment = { NODE_ENV: 'production', CARD_URL: 'https://kart.example', ...more };
  expect(() => readSettings(environment)).toThrow(name);
});

test('a setting that does not fit is named', () => {
  expect(() => readSettings({ CARD_SEAL_KEY: 'short' })).toThrow('CARD_SEAL_KEY');
});
