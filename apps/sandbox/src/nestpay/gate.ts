import type { FastifyReply } from 'fastify';
import { html } from '../http/html.ts';
import { kurusOf } from '../payment-provider/amount.ts';
import { cardOf } from '../payment-provider/cards.ts';
import { sameText } from '../payment-provider/signature.ts';
import { randomCode, randomDigits } from '../random-text.ts';
import { sendSms } from '../sms/box.ts';
import type { World } from '../world.ts';
import { hashOf } from './hash.ts';
import { newOrder } from './new-order.ts';

const page = (reply: FastifyReply, status: number, body: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html><html lang="tr"><head><title>NestPay</title></head><body>${body}</body></html>`);

const refuse = (reply: FastifyReply, why: string) => page(reply, 400, html`<h1>${why}</h1>`.html);

const toBank = (world: World, md: string): string =>
  html`<form id="acs" action="${world.urls.acs}/challenge" method="post">
<input type="hidden" name="md" value="${md}"><button type="submit">Bankanıza geçin</button></form>
<script>document.getElementById('acs').submit();</script>`.html;

/** Takes the form of a merchant's page: hash, account, amount and card are looked at, then the bank asks the buyer. */
export const enterGate = (world: World, reply: FastifyReply, form: URLSearchParams) => {
  const field = (name: string): string => form.get(name) ?? '';
  const right = hashOf(form, world.config.nestpayStoreKey);
  if (field('hashAlgorithm') !== 'ver3' || !sameText(right, field('hash')))
    return refuse(reply, 'Güvenlik kodu hatalı (hash)');
  const storetype = field('storetype');
  if (field('clientid') !== world.config.nestpayClientId || (storetype !== '3d' && storetype !== '3d_pay'))
    return refuse(reply, 'Üye işyeri bulunamadı');
  const paid = kurusOf(field('amount'));
  const card = cardOf(field('pan'));
  if (paid === null || paid === 0 || field('currency') !== '949') return refuse(reply, 'Tutar geçersiz');
  if (!card || !/^\d{3,4}$/.test(field('cv2'))) return refuse(reply, 'Kart geçersiz');
  const challenge = { md: randomCode(24), code: randomDigits(6), wrong: 0, phone: '' };
  newOrder(world, {
    orderId: field('oid'),
    paid,
    card,
    taksit: field('taksit'),
    form: { storetype, okUrl: field('okUrl'), failUrl: field('failUrl'), lang: field('lang') },
    challenge,
  });
  sendSms(world, {
    kind: 'bank',
    from: 'DENIZFENERI',
    to: '',
    text: `${field('amount')} TRY tutarindaki alisverisiniz icin 3-D Secure sifreniz: ${challenge.code}.`,
  });
  return page(reply, 200, toBank(world, challenge.md));
};
