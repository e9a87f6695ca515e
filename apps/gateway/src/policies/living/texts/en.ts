import type { LivingTexts } from './living-texts.ts';

export const en: LivingTexts = {
  app: 'My policy',
  'help.urgent': 'If someone’s life is in danger, call {{number}} first.',
  'help.call': 'Call the insurer',
  'help.line': '{{insurer}} · claims and emergency help, from anywhere',
  'policy.number': 'Policy no.',
  'policy.insurer': 'Insurer',
  'policy.insured_one': 'Insured person',
  'policy.insured_other': 'Insured persons',
  'policy.territory': 'Valid in',
  'policy.begins': 'Begins',
  'policy.ends': 'Ends',
  'policy.cancelled': 'This policy was cancelled and no longer covers you.',
  'doctor.title': 'Show this to a doctor',
  'claim.title': 'First steps',
  'papers.title': 'Documents',
  'papers.policy': 'Policy (PDF)',
  'papers.receipt': 'Payment receipt (PDF)',
  'papers.calendar': 'Add to calendar',
  'keep.title': 'Without a connection',
  'keep.text':
    'If you keep this page and its documents on this device, they open without internet too. Names, policy number and documents then stay on the device; don’t keep them on one that others use.',
  'keep.end':
    'They’re removed when you sign out, when someone else signs in on this device, and after {{date}}.',
  'keep.do': 'Keep on this device',
  'keep.busy': 'Keeping…',
  'keep.done':
    'Kept on this device. The address opens without internet too. You can add it to your home screen from the browser’s menu.',
  'keep.remove': 'Remove from this device',
  'keep.removed': 'Removed from this device.',
  'keep.failed':
    'It couldn’t be kept, and nothing was left on this device. Check your connection and try again.',
  'keep.unable': 'This browser can’t keep pages. Download the documents to your phone instead.',
  copy: 'Copy kept on this device · {{date}}',
  'gate.title': 'Open your policy',
  'gate.text':
    'We’ll send a code to the phone given when the policy was bought. Enter it, and this page opens.',
  'gate.do': 'Send a code',
  'gate.copy': 'Open the copy kept on this device',
  account: 'My policies',
  languages: 'Languages',
  'calendar.begins': 'Your insurance begins: {{product}}',
  'calendar.ends': 'Last day of your insurance: {{product}}',
  'calendar.number': 'Policy no.: {{number}}',
  'calendar.phone': 'Claims and emergency help: {{phone}}',
};
