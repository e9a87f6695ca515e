import type { tr } from './tr.ts';

export const en = {
  title: 'Contact {{name}}',
  description:
    'Reach {{name}} by phone, e-mail or with the form; write your question and we’ll get back to you.',
  headline: 'Ask your question and we’ll get back to you.',
  lead: 'About your policy, your offer, or a clause that puzzles you.',
  phone: 'Phone',
  email: 'E-mail',
  company: 'Seller',
  address: 'Address',
  hours: 'Opening hours',
  map: 'Open on the map',
  newWindow: 'opens in a new window',
  form: 'Leave a message',
  'claim.title': 'Do you have a claim?',
  'claim.text':
    'First call the claims line printed on your policy; the insurer takes the report. If you get stuck, call us.',
} satisfies Record<keyof typeof tr, string>;
