import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'particulars.title': 'Who are we insuring?',
  'particulars.lead': 'You’ve seen the price. Now tell us who goes on the policy and how to reach you.',
  'particulars.submit': 'Go to payment',
  'particulars.submitting': 'Asking for the final price',
  'particulars.offer': 'The offer you chose',
  'particulars.kept': 'The insurer doesn’t change this price once it knows who is insured.',
  'particulars.indicative':
    'The insurer gives its final price once it knows who is insured. If it differs, you’ll see both amounts side by side, and nothing is charged until you accept.',
  'particulars.failed': 'Your details couldn’t be sent',
  'particulars.firming': 'Asking for the final price: {{insurer}}',
  'particulars.firmFailed': 'We couldn’t get the final price',
  'particulars.moved.title': 'The final price isn’t the one you saw',
  'particulars.moved.old': 'The price you saw',
  'particulars.moved.new': 'Final price',
  'particulars.moved.accept': 'I accept {{amount}}',
  'particulars.reason.claims-history': 'The insurer added earlier claims from its records to the price.',
  'particulars.reason.insurer':
    'The insurer named this price once it knew who is insured, and gave no reason.',
  'particulars.firm.title': 'The price is final',
  'particulars.firm.text': 'The insurer has your details. The amount hasn’t changed: {{amount}}.',
  'particulars.toPayment': 'Go to payment',
  'particulars.edit': 'Correct the details',
  'particulars.others': 'See the other offers',
  'particulars.declined.title': 'The insurer has withdrawn this offer',
  'particulars.declined.text':
    'Nothing was charged. Your details are still here, so you won’t enter them again for another offer.',
  'particulars.otherCar': 'The price was asked for another car. To insure this one, get the prices again.',
  'particulars.otherCar.title': 'The price you see is another car’s',
  'particulars.otherCar.text':
    'It rests on what the register says of the car whose registration was looked up. Put its plate and document serial number back, or get the prices for this one; what you have typed stays.',
  'particulars.askAgain': 'Get the prices again',
} satisfies TextsLike<typeof tr>;
