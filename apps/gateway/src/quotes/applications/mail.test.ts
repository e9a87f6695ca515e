import { consentRecord } from '@sigorta/legal/consents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../platform/ports.ts';
import { Buyer } from '../../testing/buyer.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts } from '../../testing/test-product.ts';
import { mailApplication } from './mail.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ products: testProducts });
});
afterAll(() => gateway?.close());

const message = {
  adSoyad: 'Defne Aydın',
  telefon: '532 000 00 00',
  eposta: 'defne@ornek.example',
  urun: 'iletisim',
  dil: 'en',
  mesaj: 'Bir sorum var.',
};

/** Sends a message under a partner's token and runs the job it left. */
async function mailed(partner: string | null, request: Record<string, unknown>): Promise<Mail> {
  const { context, url } = gateway;
  const token = partner === null ? context.config.siteToken : `${context.config.siteToken}-${partner}`;
  const { body } = await new Buyer(url, token).post('vue/basvuru-yap', request);
  const job = await context.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'mail-application')
    .where('subject', '=', body.data.basvuruNo)
    .executeTakeFirstOrThrow();
  const sent: Mail[] = [];
  context.mailer = { send: async (mail) => void sent.push(mail) };
  expect(await mailApplication(context, job.subject, job)).toBe('done');
  const [mail] = sent;
  if (!mail) throw new Error('no mail');
  return mail;
}

test('a message reaches the partner’s own address, and an answer reaches the visitor', async () => {
  const mail = await mailed('kaya-acente', message);
  expect(mail).toMatchObject({ to: 'bilgi@kaya-acente.example', replyTo: 'defne@ornek.example' });
  expect(mail.text).toContain('Bir sorum var.');
  expect(mail.text.replace(/\D/g, '')).toContain('5320000000');
});

test('without an address in the settings it goes to ours', async () => {
  const mail = await mailed(null, { ...message, eposta: undefined });
  expect(mail.to).toBe(gateway.context.config.contactMail);
  expect(mail.replyTo).toBeUndefined();
});

test('the notice that was shown is kept with its version and hash; another wording is refused', async () => {
  const notice = consentRecord('personal-data-notice', 'en');
  const taken = await gateway.buyer().post('vue/basvuru-yap', { ...message, onaylar: [notice] });
  const row = await gateway.context.db
    .selectFrom('application')
    .select(['consents', 'email'])
    .where('id', '=', taken.body.data.basvuruNo)
    .executeTakeFirstOrThrow();
  expect(row.consents).toEqual([notice]);
  /* under the key of its record (decision 0595) */
  expect(row.email).toMatch(/^sealed\.v3\./);
  const other = { ...notice, hash: 'a'.repeat(64) };
  const refused = await gateway.buyer().post('vue/basvuru-yap', { ...message, onaylar: [other] });
  expect(refused.body).toMatchObject({
    code: 'consent-missing',
    fields: [{ field: 'onaylar.personal-data-notice' }],
  });
});

test.each(['defne', 'defne@ornek', 'a b@c.de'])('%j is no e-mail address', async (eposta) => {
  const { body } = await gateway.buyer().post('vue/basvuru-yap', { ...message, eposta });
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'eposta' }] });
});
