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
  'card.expiry': 'Expiry (month / year)',
  'card.cvv': 'CVV',
  'card.wait': 'Opening the card fields',
  'card.failed': 'The card fields didn’t open. Your other details are still here; please try again.',

  'installments.title': 'Instalments',
  'installments.hint': 'What your card’s bank offers. The total includes any instalment charge.',
  'installments.before': 'Instalments appear once you’ve entered the first 8 digits of the card number.',
  'installments.loading': 'Loading instalments',
  'installments.failed': 'Instalments couldn’t be loaded. You can pay in full or try again.',
  'installments.only': 'No instalments for this card or offer; you can pay in full.',
  'installments.option': 'Option',
  'installments.each': 'Monthly',
  'installments.difference': 'Instalment charge',
  'installments.total': 'Total',
  'installments.one': 'Single payment',
  'installments.many': '{{count}} instalments',
  'installments.many_one': '{{count}} instalment',
  'installments.none': 'none',

  'billing.title': 'Billing address',
  'billing.district': 'District',
  'billing.district.example': 'such as Kadıköy, İstanbul',
  'billing.districtsFailed': 'The districts couldn’t be loaded.',
  'billing.address': 'Address',
  'billing.email': 'E-mail',
  'billing.email.hint': 'A link to the policy and the receipt goes to this address.',

  'coupon.open': 'I have a discount code',
  'coupon.label': 'Discount code',
  'coupon.apply': 'Apply',
  'coupon.empty': 'Enter the discount code first.',
  'coupon.remove': 'Remove the code',
  'coupon.applied': 'Code {{code}} applied',
  'coupon.discount': 'Discount',

  'order.title': 'Your order',
  'order.until.today': 'Price fixed until {{time}} today (Istanbul time)',
  'order.until.tomorrow': 'Price fixed until {{time}} tomorrow (Istanbul time)',
  'order.until.later': 'Price fixed until {{time}} (Istanbul time)',
  'order.premium': 'Premium',
  'order.plan': '{{count}} × {{amount}}',
  'order.single': 'Single payment',
  'order.cover': 'Period of cover',
  'order.keep': 'Even if the rate changes, you’re charged the amount you accepted.',

  'pay.button': 'Pay {{amount}}',
  'pay.secure':
    'Your bank’s 3-D Secure page will open and you’ll get a code on your phone. Nothing is charged until you confirm it. We don’t store your card number.',
  'pay.direct': 'If your bank asks for it, its 3-D Secure page opens. We don’t store your card number.',
  'pay.running': 'Starting your payment',
  'pay.running.text': 'Waiting for your bank. Do not close this window.',
  'pay.leaving': 'Opening your bank’s page',
  'pay.leaving.text': 'Enter the code from your phone there. Nothing is charged until you confirm.',
  'pay.failed': 'The payment wasn’t completed',
  'pay.begun.title': 'Do not pay again',
  'pay.unknown.title': 'We didn’t receive the result of the payment',
  'pay.unknown.text':
    'The payment may have started. Try again in a few minutes; the same offer can’t be paid twice.',
  'pay.cardAgain': 'For your safety, please enter the card details again; your other details are still here.',

  'changed.title': 'The price has changed; nothing was charged',
  'changed.text': 'We won’t take any payment until you accept the new amount.',
  'changed.old': 'The amount you saw',
  'changed.new': 'New amount',
  'changed.accept': 'I accept the new amount',

  'gone.expired.title': 'This offer has expired',
  'gone.expired.text':
    'Nothing was charged. Get new offers for the current price; your details are still in the form.',
  'gone.missing.title': 'This offer wasn’t found',
  'gone.missing.text':
    'The link may be old, or it may have been opened in another browser. Nothing was charged.',
  'gone.failed.title': 'The offer couldn’t be opened',
  'gone.askAgain': 'Get new offers',
} satisfies TextsLike<typeof tr>;
