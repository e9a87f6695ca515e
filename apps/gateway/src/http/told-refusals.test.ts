import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { signInAsStaff } from '../testing/staff.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
let written = '';
/** a minute on its own for each test */
let minute = 0;
const begun = Date.parse('2026-12-01T09:00:00Z');

interface Line {
  event: string;
  code?: string;
  operation?: string;
  staff?: string;
  network?: string;
  kind?: string;
  count?: number;
}

const lines = (): Line[] =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

beforeEach(() => {
  written = '';
  minute += 1;
});
beforeAll(async () => {
  gateway = await startGateway({
    clock: () => new Date(begun + minute * 60_000),
    log: createLog('info', {
      write: (line) => {
        written += line;
      },
    }),
  });
});
afterAll(() => gateway?.close());

test('who of staff asks for what their role may not is written down, with what they asked for', async () => {
  const browser = gateway.buyer();
  const id = await signInAsStaff(gateway.context, browser, 'call-centre');
  await browser.get('partner/website-info');
  const refused = await browser.post('panel/staff', {});
  expect(refused.body.code).toBe('not-allowed');
  expect(lines()).toMatchObject([
    { event: 'access-refused', code: 'not-allowed', operation: 'peopleList', staff: id },
  ]);
});

test.each([
  ['a call without a token of a site', { token: 'nobody' }, 'access-refused', 'unknown-token'],
  [
    'a call of another site’s page',
    { origin: 'https://evil.example' },
    'forged-request',
    'cross-site-request',
  ],
  ['a body that is no JSON', { 'content-type': 'text/xml' }, 'input-refused', 'unsupported-media-type'],
])('%s is written down, and nothing of what was sent', async (_what, headers, event, code) => {
  const browser = gateway.buyer();
  await browser.get('partner/website-info');
  const body = { adSoyad: 'Ayşe Yılmaz', telefon: '5320000000', urun: 'kasko', dil: 'tr' };
  const { body: answer } = await browser.post('vue/basvuru-yap', body, headers);
  expect(answer.code).toBe(code);
  expect(lines()).toMatchObject([{ event, code }]);
  expect(lines()[0]?.network).toMatch(/^[\w-]{12}$/);
  for (const typed of ['Ayşe', '5320000000', 'nobody', 'evil.example', '127.0.0.1'])
    expect(written).not.toContain(typed);
});

test('a refused field is written down without its name and value', async () => {
  const browser = gateway.buyer();
  await browser.get('partner/website-info');
  await browser.post('vue/basvuru-yap', { adSoyad: '', telefon: '1', urun: 'kasko', dil: 'tr' });
  expect(lines()).toMatchObject([{ event: 'input-refused', code: 'invalid-input' }]);
  expect(written).not.toContain('telefon');
});

test('a flood writes sixty lines of a kind in a minute, and the next minute says how many were kept back', async () => {
  const browser = gateway.buyer();
  const ask = () => browser.operation('partner/website-info', 'GET', undefined, { token: 'nobody' });
  for (let asked = 0; asked < 75; asked++) await ask();
  expect(lines().map(({ event }) => event)).toEqual(Array.from({ length: 60 }, () => 'access-refused'));
  written = '';
  minute += 1;
  await ask();
  expect(lines()).toMatchObject([
    { event: 'refusals-kept-back', kind: 'unknown-token', count: 15 },
    { event: 'access-refused' },
  ]);
});

test('a flood of strangers hides nothing of what staff ask for, nor of another kind', async () => {
  const stranger = gateway.buyer();
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, 'call-centre');
  await browser.get('partner/website-info');
  for (let asked = 0; asked < 61; asked++)
    await stranger.operation('partner/website-info', 'GET', undefined, { token: 'nobody' });
  written = '';
  for (let asked = 0; asked < 62; asked++) await browser.post('panel/staff', {});
  expect(lines().filter(({ code }) => code === 'not-allowed')).toHaveLength(62);
  await stranger.get('partner/website-info');
  await stranger.post('vue/basvuru-yap', {}, { origin: 'https://evil.example' });
  expect(lines().at(-1)).toMatchObject({ event: 'forged-request' });
});

test('what staff ask for takes no line from strangers, and is not said to be kept back', async () => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, 'owner');
  await browser.get('partner/website-info');
  for (let asked = 0; asked < 62; asked++) await browser.post('panel/releases/choose', {});
  expect(lines().filter(({ code }) => code === 'invalid-input')).toHaveLength(62);
  written = '';
  const stranger = gateway.buyer();
  await stranger.get('partner/website-info');
  await stranger.post('vue/basvuru-yap', { adSoyad: '', telefon: '1', urun: 'kasko', dil: 'tr' });
  const ofThem = () => lines().filter(({ code, kind }) => (code ?? kind) === 'invalid-input');
  expect(ofThem()).toMatchObject([{ event: 'input-refused' }]);
  minute += 1;
  written = '';
  await stranger.post('vue/basvuru-yap', { adSoyad: '', telefon: '1', urun: 'kasko', dil: 'tr' });
  expect(ofThem()).toMatchObject([{ event: 'input-refused' }]);
});

test('a caller bears one name on a day, and another one on the next', async () => {
  const named = async (): Promise<string | undefined> => {
    written = '';
    await gateway.buyer().operation('partner/website-info', 'GET', undefined, { token: 'nobody' });
    return lines().find(({ event }) => event === 'access-refused')?.network;
  };
  const today = await named();
  minute += 1;
  expect(await named()).toBe(today);
  minute += 24 * 60;
  expect(await named()).not.toBe(today);
});
