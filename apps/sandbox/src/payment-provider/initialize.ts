import { randomCode, randomDigits } from '../random-text.ts';
import { sendSms } from '../sms/box.ts';
import type { World } from '../world.ts';
import { decimalOf } from './amount.ts';
import { envelope } from './answers.ts';
import { newPayment } from './new-payment.ts';
import { type Payment, save } from './payment.ts';
import { Refused, refusals } from './refusals.ts';
import type { PaymentRequest } from './requests.ts';
import { answerSignature } from './signature.ts';

const htmlFor = (world: World, md: string): string => `<!doctype html>
<html><head><meta charset="utf-8"><title>3-D Secure</title></head><body>
<form id="three-d-secure" action="${world.urls.acs}/challenge" method="post">
<input type="hidden" name="md" value="${md}">
<noscript><button type="submit">Bankanıza geçin / Continue to your bank</button></noscript>
</form>
<script>document.getElementById('three-d-secure').submit();</script>
</body></html>`;

/** Opens a 3-D Secure payment: the bank sends the buyer a code; no money moves. */
export const initialize = (world: World, request: PaymentRequest): Payment => {
  if (!request.callbackUrl) throw new Refused(refusals.malformed);
  const payment = newPayment(world, request, true);
  if (payment.card.effect === 'init-fails') throw new Refused(refusals.initialise);
  const code = randomDigits(6);
  const phone = request.buyer.gsmNumber ?? '';
  sendSms(world, {
    kind: 'bank',
    from: 'DENIZFENERI',
    to: phone,
    text:
      `${decimalOf(payment.paidPrice).toFixed(2)} ${payment.currency} tutarindaki internet alisverisiniz icin ` +
      `3-D Secure sifreniz: ${code}. Kimseyle paylasmayin.`,
  });
  return save(world, { ...payment, challenge: { md: randomCode(24), code, wrong: 0, phone } });
};

/** Signed: paymentId, conversationId. */
export const initializeAnswer = (world: World, payment: Payment) => ({
  ...envelope(world, payment.conversationId),
  threeDSHtmlContent: Buffer.from(htmlFor(world, payment.challenge?.md ?? '')).toString('base64'),
  paymentId: payment.paymentId,
  signature: answerSignature(world.config.paymentSecretKey, [payment.paymentId, payment.conversationId]),
});
