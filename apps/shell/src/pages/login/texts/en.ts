import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  title: 'Sign in: {{name}}',
  description: 'Open your {{name}} policies with a code sent to your phone.',
  'phone.headline': 'Sign in with your phone',
  'phone.lead':
    'Enter the number you gave when you bought your policy and we’ll text you a six-digit code. No password, no account.',
  'phone.label': 'Mobile phone',
  'phone.hint': '10 digits, starting with 5. For a number abroad start with +.',
  'phone.error': 'Check the number: 10 digits starting with 5, or + and the country code.',
  'phone.send': 'Send code',
  'phone.working':
    'Many codes are being requested right now, so your device is doing a short check. It can take a few seconds.',
  'code.headline': 'Enter the code from your phone',
  'code.lead': 'We sent a six-digit code to {{phone}}. It’s valid for 3 minutes.',
  'code.leadIfKnown':
    'Many codes are being requested right now. If something was bought with {{phone}}, a six-digit code will arrive. It’s valid for 3 minutes.',
  'code.leadUnknown': 'We sent a six-digit code. It’s valid for 3 minutes.',
  'code.label': 'SMS code',
  'code.short': 'Enter all 6 digits.',
  'code.submit': 'Sign in',
  'code.change': 'Change number',
  'code.wait_one': 'No code yet? You can ask for a new one in {{count}} second.',
  'code.wait_other': 'No code yet? You can ask for a new one in {{count}} seconds.',
  'code.again': 'Send a new code',
  'code.sent': 'SMS sent',
  'code.safety': 'Do not share the code with anyone. We never call to ask for it.',
  'error.code-wrong': 'That code isn’t right. Enter the six digits from the SMS again.',
  'error.code-expired':
    'This code is no longer valid: it expired or was tried too many times. Ask for a new one.',
  'error.too-many-requests':
    'Too many codes requested in a short time. Wait a while, up to an hour, then try again.',
  'error.sms-failed': 'The SMS couldn’t be sent. Check your number and try again shortly.',
  'error.phone-not-found':
    'We found no policy bought with this number. Try the number written on your policy.',
  'error.offline': 'There’s no connection. Check your internet and try again.',
  'error.other': 'Something went wrong on our side. Try again shortly.',
} satisfies SameTexts<typeof tr>;
