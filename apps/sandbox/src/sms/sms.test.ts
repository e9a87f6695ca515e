import { expect, test } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { control, get, post, started } from '../testing/started.ts';

const basic = { authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}` };

const send = (sandbox: Sandbox, change: object = {}, headers: Record<string, string> = basic) =>
  post(
    `${sandbox.urls.main}/sms/rest/v2/send`,
    {
      msgheader: 'CARSI',
      encoding: 'TR',
      messages: [{ msg: 'Poliçeniz hazır', no: '5321112233' }],
      ...change,
    },
    headers,
  );

const otp = (sandbox: Sandbox, msg: string) =>
  post(`${sandbox.urls.main}/sms/rest/v2/otp`, { msgheader: 'CARSI', msg, no: '905321112233' }, basic);

test('messages and codes land in the box of their phone, however the number is written', async () => {
  const sandbox = await started();
  expect((await send(sandbox)).body).toMatchObject({ code: '00', jobid: expect.stringMatching(/^\d+$/) });
  expect((await otp(sandbox, 'Kodunuz 123456')).body).toMatchObject({ code: '00', jobId: expect.anything() });
  const { sms } = (await get(`${sandbox.urls.main}/control/sms?to=%2B90 532 111 22 33`)).body;
  expect(sms.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
    ['otp', 'Kodunuz 123456'],
    ['message', 'Poliçeniz hazır'],
  ]);
  expect((await get(`${sandbox.urls.main}/control/sms?to=5320000000`)).body.sms).toEqual([]);
});

test.each([
  ['an empty text', { messages: [{ msg: '', no: '5321112233' }] }, '20'],
  ['a sender with Turkish letters', { msgheader: 'ÇARŞI' }, '40'],
  ['a number that is none', { messages: [{ msg: 'x', no: '12' }] }, '50'],
  ['no messages', { messages: [] }, '70'],
])('%s is refused', async (_case, change, code) => {
  expect(await send(await started(), change)).toMatchObject({ status: 406, body: { code } });
});

test('a code with Turkish letters is refused', async () => {
  expect((await otp(await started(), 'Şifreniz 123456')).body.code).toBe('20');
});

test('a wrong password is refused', async () => {
  expect((await send(await started(), {}, { authorization: 'Basic eDp5' })).body.code).toBe('30');
});

test.each([
  ['refused', 406, '30'],
  ['no-credit', 406, '60'],
  ['limit', 406, '80'],
])('fault %s answers %i with %s', async (fault, status, code) => {
  const sandbox = await started();
  await control(sandbox, 'sms', { fault });
  expect(await send(sandbox)).toMatchObject({ status, body: { code } });
  expect((await get(`${sandbox.urls.main}/control/sms`)).body.sms).toEqual([]);
});
