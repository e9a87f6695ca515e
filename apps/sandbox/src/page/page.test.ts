import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import {
  addressFaults,
  insurerFaults,
  keysFaults,
  ratesFaults,
  smsFaults,
  vehicleFaults,
} from '../control/changes.ts';
import { mailFaults } from '../mail/smtp.ts';
import { paymentFaults } from '../payment-provider/faulty-operation.ts';
import type { Sandbox } from '../sandbox.ts';
import { insurer } from '../testing/insurer-client.ts';
import { merchant } from '../testing/iyzico-client.ts';
import { get, started } from '../testing/started.ts';
import { namedFaults } from './fault-names.ts';

const page = async (sandbox: Sandbox, path = '/') => {
  const answer = await fetch(`${sandbox.urls.main}${path}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const submit = (sandbox: Sandbox, path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.urls.main}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('an empty world says so in Turkish and in English', async () => {
  const sandbox = await started();
  expect((await page(sandbox)).text).toContain('Henüz SMS yok');
  expect((await page(sandbox, '/?lang=en')).text).toContain('No SMS yet');
});

test('SMS, policy and charge appear on the page', async () => {
  const sandbox = await started();
  const { quoteNo } = (await insurer(sandbox, 'turnagol').quote('q')).body;
  const { policy } = (await insurer(sandbox, 'turnagol').issue(quoteNo, 'order-1')).body;
  const shop = merchant(sandbox);
  await shop.auth((await shop.proven()).paymentId);
  const { text } = await page(sandbox);
  expect(text).toContain(policy.policyNo);
  expect(text).toContain('₺100,00');
  expect(text).toMatch(/DENIZFENERI/);
  const section = await page(sandbox, '/page/section/policies');
  expect(section.headers.get('x-count')).toBe('1');
  expect(section.text).toContain(policy.policyNo);
});

test('what strangers write is text, never markup', async () => {
  const sandbox = await started();
  const mailer = nodemailer.createTransport({
    port: Number(new URL(sandbox.urls.smtp).port),
    host: '127.0.0.1',
  });
  await mailer.sendMail({
    from: 'a@b.c',
    to: 'd@e.f',
    subject: '<script>alert(1)</script>',
    html: '<b>x</b>',
  });
  mailer.close();
  const { mails } = (await get(`${sandbox.urls.main}/control/mails`)).body;
  for (const path of ['/', `/posta/${mails[0].id}`]) {
    const { text, headers } = await page(sandbox, path);
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toContain('<script>alert');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  }
});

test('the forms break and mend without scripts, and come back to their place', async () => {
  const sandbox = await started();
  const answer = await submit(sandbox, '/page/faults/insurers/turnagol?lang=en', {
    fault: 'hang',
    delayMs: '300',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?lang=en#insurers']);
  const state = async () => (await get(`${sandbox.urls.main}/control/faults`)).body;
  expect((await state()).insurers.turnagol).toMatchObject({ faults: ['hang'], delayMs: 300 });
  await submit(sandbox, '/page/faults/payment', { fault: 'down', delayMs: '' });
  expect((await state()).payment).toMatchObject({ faults: ['down'], delayMs: null });
  await submit(sandbox, '/page/reset', { what: 'faults' });
  expect((await state()).insurers.turnagol).toMatchObject({ faults: [], delayMs: null });
});

test('an unknown fault on a form changes nothing', async () => {
  const sandbox = await started();
  await submit(sandbox, '/page/faults/mail', { fault: 'fire', delayMs: '' });
  expect((await get(`${sandbox.urls.main}/control/faults`)).body.mail.faults).toEqual([]);
});

test('an unknown mail and an unknown section are 404', async () => {
  const sandbox = await started();
  expect((await page(sandbox, '/posta/1')).status).toBe(404);
  expect((await page(sandbox, '/page/section/constructor')).status).toBe(404);
});

test('every fault has a name a visitor understands', () => {
  const words = [
    insurerFaults,
    paymentFaults,
    mailFaults,
    smsFaults,
    ratesFaults,
    addressFaults,
    vehicleFaults,
    keysFaults,
  ].flat();
  expect(words.filter((word) => word !== 'none' && !namedFaults.has(word))).toEqual([]);
});
