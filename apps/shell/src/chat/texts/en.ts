import type { tr } from './tr.ts';

export const en = {
  open: 'Write on WhatsApp',
  call: 'Call us',
  title: 'How can we help?',
  text: 'A chat opens on WhatsApp; we add the address of this page to your message.',
  nobody: 'No one can chat right now; leave a message and we’ll get back to you.',
  leave: 'Leave a message',
  message: 'Hello, I’d like to ask about this page: {{page}}',
  online: 'Available now',
  soon: 'Available soon',
  away: 'Not available today',
  newWindow: 'opens in a new window',
} satisfies Record<keyof typeof tr, string>;
