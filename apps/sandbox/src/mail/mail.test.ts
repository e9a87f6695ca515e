import nodemailer from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { control, get, started } from '../testing/started.ts';

const transport = (sandbox: Sandbox) => {
  const { port } = new URL(sandbox.urls.smtp);
  const mailer = nodemailer.createTransport({ host: '127.0.0.1', port: Number(port), secure: false });
  onTestFinished(() => mailer.close());
  return mailer;
};

const pdf = Buffer.from('%PDF-1.7\n\u0000binary\u00ff', 'latin1');

const policyMail = {
  from: 'Sigorta Çarşısı <police@example.com>',
  to: 'Ayşe Yılmaz <ayse@example.com>, mehmet@example.com',
  subject: 'Poliçeniz hazır: ğüşıöç',
  text: 'Poliçeniz ekte.',
  html: '<p>Poliçeniz ekte.</p><script>alert(1)</script>',
  attachments: [{ filename: 'poliçe-1.pdf', content: pdf, contentType: 'application/pdf' }],
};

test('a mail goes in by SMTP and comes out with its text and its attachment, byte for byte', async () => {
  const sandbox = await started();
  await transport(sandbox).sendMail({ ...policyMail, messageId: '<order-1@example.com>' });
  const { mails } = (await get(`${sandbox.urls.main}/control/mails?to=AYSE@example.com`)).body;
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: policyMail.subject, messageId: '<order-1@example.com>' });
  expect(mails[0].to).toEqual(['ayse@example.com', 'mehmet@example.com']);

  const { body } = await get(`${sandbox.urls.main}/control/mails/${mails[0].id}`);
  expect(body.text.trim()).toBe('Poliçeniz ekte.');
  expect(body.raw).toContain('Subject:');
  const [attachment] = body.attachments;
  expect(attachment).toMatchObject({
    filename: 'poliçe-1.pdf',
    mimeType: 'application/pdf',
    size: pdf.length,
  });
  expect(Buffer.from(attachment.base64, 'base64')).toEqual(pdf);
  const download = await fetch(`${sandbox.urls.main}${attachment.url}`);
  expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf);
  expect(download.headers.get('content-disposition')).toContain('attachment');
});

test("a mail's HTML is served without scripts", async () => {
  const sandbox = await started();
  await transport(sandbox).sendMail(policyMail);
  const { mails } = (await get(`${sandbox.urls.main}/control/mails`)).body;
  const answer = await fetch(`${sandbox.urls.main}/control/mails/${mails[0].id}/html`);
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
});

test.each([
  ['down', 421, 0],
  ['reject', 550, 0],
  ['busy', 451, 0],
  ['lost-after-storing', 421, 1],
])('fault %s is SMTP %i and leaves %i mails', async (fault, responseCode, count) => {
  const sandbox = await started();
  await control(sandbox, 'mail', { fault });
  await expect(transport(sandbox).sendMail({ ...policyMail, to: 'a@example.com' })).rejects.toMatchObject({
    responseCode,
  });
  expect((await get(`${sandbox.urls.main}/control/mails`)).body.mails).toHaveLength(count);
});

test('a slow mailbox takes the mail in the end', async () => {
  const sandbox = await started();
  await control(sandbox, 'mail', { fault: 'slow', delayMs: 30 });
  await transport(sandbox).sendMail(policyMail);
  expect((await get(`${sandbox.urls.main}/control/mails`)).body.mails).toHaveLength(1);
});
