import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'payment.title': 'Last step: payment',
  'payment.wait': 'Opening the offer',
  'payment.errors.title': 'Correct {{count}} answers',
  'payment.errors.title_one': 'Correct one answer',

  'card.title': 'Card',
  'card.number': 'Card number',
  'card.firstName': 'First name on card',
  'card.lastName': 'Last name',
  'card.month': 'Month',
  'card.year': 'Year',
  'card.cvv': 'CVV',

  'installments.title': 'Instalments',
  'installments.hint': 'What the bank of your card offers. The maturity difference is part of the total.',
  'installments.before': 'Instalments appear once the first 8 digits of the card are typed.',
  'installments.loading': 'Asking for instalments',
  'installments.failed': 'Instalments could not be loaded. You can pay at once or try again.',
  'installments.only': 'No instalments for this card or offer; you can pay at once.',
  'installments.option': 'Choice',
  'installments.each': 'Monthly',
  'installments.difference': 'Maturity difference',
  'installments.total': 'Total',
  'installments.one': 'Single payment',
  'installments.many': '{{count}} instalments',
  'installments.none': 'none',

  'billing.title': 'Billing address',
  'billing.province': 'Province',
  'billing.district': 'District',
  'billing.district.first': 'Choose the province first',
  'billing.districtsFailed': 'The districts could not be loaded.',
  'billing.address': 'Address',
  'billing.email': 'E-mail',
  'billing.email.hint': 'Policy and receipt go to this address.',

  'coupon.open': 'I have a discount code',
  'coupon.label': 'Discount code',
  'coupon.apply': 'Apply',
  'coupon.remove': 'Remove the code',
  'coupon.applied': 'Code {{code}} applied',
  'coupon.discount': 'Discount',

  'order.title': 'Your order',
  'order.until.today': 'Price fixed until {{time}} today (Istanbul)',
  'order.until.tomorrow': 'Price fixed until {{time}} tomorrow (Istanbul)',
  'order.until.later': 'Price fixed until {{time}} (Istanbul)',
  'order.premium': 'Premium',
  'order.plan': '{{count}} × {{amount}}',
  'order.single': 'Single payment',
  'order.keep': 'Even if the rate changes, you are charged the amount you accepted.',

  'pay.button': 'Pay {{amount}}',
  'pay.secure':
    'Your bank’s 3-D Secure page will open and a code comes to your phone. Nothing is charged before the code is confirmed. We do not store your card number.',
  'pay.direct': 'If your bank asks for it, its 3-D Secure page opens. We do not store your card number.',
  'pay.running': 'Starting your payment',
  'pay.running.text': 'Waiting for your bank. Do not close this window.',
  'pay.leaving': 'Opening your bank’s page',
  'pay.leaving.text': 'Type the code from your phone there. Nothing is charged before you confirm.',
  'pay.failed': 'The payment was not completed',
  'pay.unknown.title': 'We did not receive the result of the payment',
  'pay.unknown.text':
    'The payment may have started. Try again in a few minutes; the same offer cannot be paid twice.',
  'pay.cardAgain': 'For your safety please type the card again; your other details are kept.',

  'changed.title': 'The price has changed; nothing was charged',
  'changed.text': 'No payment is taken before you accept the new amount.',
  'changed.old': 'The amount you saw',
  'changed.new': 'New amount',
  'changed.accept': 'I accept the new amount',

  'gone.expired.title': 'This offer has expired',
  'gone.expired.text':
    'Nothing was charged. Get new offers for the current price; your details are still in the form.',
  'gone.missing.title': 'This offer was not found',
  'gone.missing.text': 'The link may be old or was opened in another browser. Nothing was charged.',
  'gone.failed.title': 'The offer could not be opened',
  'gone.askAgain': 'Get new offers',
} satisfies TextsLike<typeof tr>;
