import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'way.title': 'How would you like to pay?',
  'way.card': 'By card',
  'way.transfer': 'By bank transfer',
  'transfer.title': 'Bank transfer',
  'transfer.lead':
    'Once you confirm, we’ll show the IBAN and your own reference, and e-mail them to you. We’ll carry on once the money has arrived and been checked.',
  'transfer.hold': 'We hold this until {{until}}. Your transfer has to be in our account by then.',
  'transfer.firstName': 'First name',
  'transfer.lastName': 'Last name',
  'transfer.error.firstName': 'Enter your first name.',
  'transfer.error.lastName': 'Enter your last name.',
  'transfer.submit': 'Show transfer details · {{amount}}',
  'transfer.safe':
    'Nothing is charged now. If the transfer doesn’t arrive in time the order closes; you can then pay by card.',
  'transfer.running': 'Preparing your transfer details',
  'transfer.waiting.title': 'We’re waiting for your transfer',
  'transfer.waiting.text':
    'Send the amount to the account below and enter only the reference as the description.',
  'transfer.amount': 'Amount',
  'transfer.iban': 'IBAN',
  'transfer.holder': 'Account holder',
  'transfer.bank': 'Bank',
  'transfer.reference': 'Reference (enter it as the description)',
  'transfer.until': 'Must arrive by',
  'transfer.copy': 'Copy',
  'transfer.copyNamed': 'Copy: {{name}}',
  'transfer.copied': 'Copied: {{name}}',
  'transfer.then.title': 'What happens next',
  'transfer.then.1': 'Send the exact amount. If more or less arrives, one of us will call you.',
  'transfer.then.2':
    'We check the transfer once it has arrived; in working hours that usually takes a few hours.',
  'transfer.then.3': 'We’ll e-mail you. You can close this page and open it again from there.',
  'transfer.expired.title': 'The transfer didn’t arrive in time',
  'transfer.expired.text':
    'If you haven’t sent it yet, please don’t. If you have, call us: if the money arrives, one of us will talk to you or send it back.',
  'transfer.openByPhone': 'Show the account details with an SMS code',
  'transfer.elsewhere':
    'The account details are in your e-mail. On this device you can see them with a code we text to the phone number given at purchase.',
} satisfies TextsLike<typeof tr>;
