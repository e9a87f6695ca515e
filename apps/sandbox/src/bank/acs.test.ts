import { expect, test } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { merchant } from '../testing/iyzico-client.ts';
import { control, get, started } from '../testing/started.ts';

/** Walks from the merchant's answer to the bank as a browser would. */
const atTheBank = async (sandbox: Sandbox) => {
  const begun = await merchant(sandbox).initialize();
  const page = Buffer.from(String(begun.threeDSHtmlContent), 'base64').toString();
  const md = /name="md" value="(\w+)"/.exec(page)?.[1] ?? '';
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${sandbox.urls.acs}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const open = await send('/challenge', { md });
  const { payments } = (await get(`${sandbox.urls.main}/control/payments`)).body;
  return {
    open,
    code: String(payments[0].challenge.code),
    answer: (code: string, action = 'confirm') => send('/challenge/answer', { md, code, action }),
    again: () => send('/challenge', { md }),
    send,
  };
};

test('the page shows amount, last digits and the code’s hint; the right code leads back', async () => {
  const bank = await atTheBank(await started());
  expect(bank.open.text).toMatch(/100,00 TRY[\s\S]*\*\*\*\* 0008/);
  expect(bank.open.text).toContain(bank.code);
  const back = await bank.answer(bank.code);
  expect(back.text).toContain('action="http://127.0.0.1:9/odeme/donus"');
  expect(back.text).toContain('name="mdStatus" value="1"');
});

test('a wrong code is told with the tries left, the third leads back as failure', async () => {
  const bank = await atTheBank(await started());
  expect((await bank.answer('000000')).text).toContain('2 deneme hakkınız kaldı');
  await bank.answer('000000');
  expect((await bank.answer('000000')).text).toContain('name="mdStatus" value="0"');
});

test('cancel leads back as failure, and coming again shows the same end', async () => {
  const bank = await atTheBank(await started());
  const back = await bank.answer('', 'cancel');
  expect(back.text).toContain('name="status" value="failure"');
  expect((await bank.again()).text).toBe(back.text);
});

test('an unknown challenge is a page of its own', async () => {
  const bank = await atTheBank(await started());
  for (const path of ['/challenge', '/challenge/answer']) {
    expect(await bank.send(path, { md: 'nothing', code: '', action: 'confirm' })).toMatchObject({
      status: 404,
    });
  }
});

test('with callback-never the buyer stays at the bank', async () => {
  const sandbox = await started();
  const bank = await atTheBank(sandbox);
  await control(sandbox, 'payment', { fault: 'callback-never' });
  const lost = await bank.answer(bank.code);
  expect(lost.text).toContain('Bağlantı koptu');
  expect(lost.text).not.toContain('<form');
});
