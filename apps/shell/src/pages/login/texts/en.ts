import type { tr } from './tr.ts';

export const en = {
  title: 'Log in: {{name}}',
  description: 'Open your {{name}} policies with a code sent to your phone.',
  'phone.headline': 'Log in with your phone',
  'phone.lead':
    'Type the number you gave when you bought your policy and we will text you a six-digit code. No password, no account.',
  'phone.label': 'Mobile phone',
  'phone.hint': '10 digits starting with 5. Start a number from abroad with +.',
  'phone.error': 'Check the number: 10 digits starting with 5, or + and the country code.',
  'phone.send': 'Send code',
  'code.headline': 'Type the code from your phone',
  'code.lead': 'We sent a six-digit code to {{phone}}. It is valid for 3 minutes.',
  'code.leadUnknown': 'We sent a six-digit code. It is valid for 3 minutes.',
  'code.label': 'SMS code',
  'code.short': 'Type all six digits.',
  'code.submit': 'Log in',
  'code.change': 'Change number',
  'code.wait': 'No code yet? You can ask for a new one in {{seconds}} seconds.',
  'code.again': 'Send a new code',
  'code.sent': 'SMS sent',
  'code.safety': 'Share the code with nobody. We never call to ask for it.',
  'error.code-wrong': 'That code is not right. Type the six digits from the SMS again.',
  'error.code-expired': 'This code is no longer valid: it ran out or was tried too often. Ask for a new one.',
  'error.too-many-requests':
    'Too many codes were asked for in a short time. Wait a while, up to an hour, then try again.',
  'error.sms-failed': 'The SMS could not be sent. Check your number and try again shortly.',
  'error.phone-not-found':
    'We found no policy bought with this number. Try the number written on your policy.',
  'error.offline': 'There is no connection. Check your internet and try again.',
  'error.other': 'Something went wrong on our side. Please try again shortly.',
} satisfies Record<keyof typeof tr, string>;
