import type { TextsLike } from '../plural-keys.ts';
import type { tr } from './tr.ts';

export const en = {
  'policy.wait': 'Opening your purchase',
  'policy.checking.title': 'Checking the result of your payment',
  'policy.checking.text':
    'We’re waiting for your bank to confirm. Do not pay again; the result appears here, and you can close this page and open it later.',
  'policy.awaiting-bank.title': 'Waiting for your bank’s approval',
  'policy.awaiting-bank.text': 'If you didn’t confirm the code on your bank’s page, nothing is charged.',
  'policy.awaiting-bank.back': 'Back to payment',
  'policy.issuing.title': 'Your payment is received, your policy is being issued',
  'policy.issuing.text': 'The insurer is issuing your policy. It usually takes less than a minute.',
  'policy.refund-by-hand.title': 'One of our staff will refund your payment',
  'policy.refund-by-hand.text': 'One of our staff sends you the money. You get an e-mail once it is sent.',
  'policy.refund-due.title': 'The policy couldn’t be issued; your money is being returned',
  'policy.refund-due.text': 'We’ve started the refund. Your bank decides when it shows on your card.',
  'policy.refund-due.notFound.title': 'The insurer shows no policy of yours; your money is being returned',
  'policy.refund-due.notFound.text':
    'We found no policy in the insurer’s records and keep looking. Should one turn up later, we have it cancelled; your money comes back all the same. Your bank decides when it shows on your card.',
  'policy.refunded.title': 'Your money was returned',
  'policy.refunded.text':
    'No policy was issued for this purchase. When it shows on your account depends on your bank.',
  'policy.refunded.notFound.text':
    'We found no policy in the insurer’s records. Should one turn up later, we have it cancelled. When the money shows on your account depends on your bank.',
  'policy.manual.title': 'Your payment is received; one of our staff is taking care of your policy',
  'policy.manual.text':
    'You need not pay again. If the policy can’t be issued, your money is returned to your card.',
  'policy.manual.returned.title': 'Your money was returned; one of our staff is taking care of the policy',
  'policy.manual.returned.text':
    'The insurer made the policy late and hasn’t ended it yet. You owe nothing for it.',
  'policy.expired.title': 'This purchase has expired',
  'policy.expired.text':
    'The payment wasn’t completed and nothing was charged. Get new offers for the current price.',
  'policy.expired.notFound.title': 'We found no payment',
  'policy.expired.notFound.text':
    'Your bank gave us no definite answer, and we closed this try. If money was taken all the same, it is used for your policy or returned by itself, and we write to you.',
  'policy.charged': 'Amount charged: {{amount}}',
  'policy.notCharged': 'Nothing was charged.',
  'policy.call': 'Call us: {{phone}}',
  'policy.askAgain': 'Get new offers',
  'policy.reference': 'Reference',

  'policy.paid': 'Payment received · {{amount}}',
  'policy.paid.plan': 'Payment received · {{amount}}, {{count}} instalments',
  'policy.title': 'Your policy is ready.',
  'policy.greeting': 'All done, {{name}}.',
  'policy.lead': 'Download your documents here. We’re sending the same ones by e-mail.',
  'policy.statusOnly':
    'Personal details are shown only in the browser the policy was bought in. The documents are sent by e-mail.',
  'policy.number': 'Policy number',
  'policy.from': 'Begins',
  'policy.to': 'Ends',
  'policy.print': 'Print',
  'documents.label': 'Documents',
  'documents.policy': 'Policy',
  'documents.receipt': 'Payment receipt',
  'documents.ready': 'PDF, ready to download',
  'documents.preparing': 'Being prepared. You can close this window.',
  'documents.failed': 'Could not be prepared. Call us and we’ll send it to you.',
  'documents.download': 'Download',
  'documents.downloadNamed': 'Download: {{document}}',
  'documents.wait': 'Please wait',
  'mail.title': 'E-mail',
  'mail.waiting': 'Being sent to {{email}}.',
  'mail.sent': 'Sent to {{email}}.',
  'mail.failed': 'Could not be sent to {{email}}. Download the documents here.',
  'mail.plain.waiting': 'The documents are being sent by e-mail.',
  'mail.plain.sent': 'The documents were sent by e-mail.',
  'mail.plain.failed': 'The e-mail couldn’t be sent. Please call us.',
  'after.title': 'What comes next',
  'after.keep': 'Save the policy PDF on your phone; the support line is on its first page.',
  'after.check': 'Check names and dates; call us at once if something is wrong.',
  'after.cancel': 'Withdraw or cancel',
  'cancelled.title': 'Your policy is cancelled',
  'cancelled.asked.title': 'You’ve asked to cancel your policy',
  'cancelled.asked.text':
    'We’re passing your notice on to the insurer. Your policy is valid until they answer.',
  'cancelled.refund-due': 'Your cover has ended, the refund is under way.',
  'cancelled.refunded': 'Your cover has ended and your money was refunded.',
  'cancelled.closed': 'Your cover has ended.',
  'cancelled.kept': 'Not refunded: {{amount}}',
  'cancelled.follow': 'See the cancellation',
  'gone.title': 'This purchase wasn’t found',
  'gone.text':
    'The link may be incomplete or old. You can also open your policy from the link in your e-mail.',
  'gone.failed': 'The status couldn’t be loaded',
  'gone.toForm': 'Go to the form',
  'create.paid': 'Payment received: {{amount}}',
  'create.paid.text': '{{insurer}} needs a few last details to make your policy.',
  'create.later':
    'If you can’t answer now, open this page again in the same browser until {{until}}. If you leave it, your policy is made at that time with what we know.',
  'create.submit': 'Issue my policy',
  'create.submitting': 'Sending',
  'create.failed': 'The details couldn’t be sent',
  'create.late.title': 'Your policy is being made without these details',
  'create.late.text':
    'The time for answering is over. Your policy is valid all the same; you can add what is missing by calling the support line on it.',
  'create.elsewhere.title': 'Paid; a few last details are awaited',
  'create.elsewhere.text':
    'They can be entered only in the browser you bought with. If you don’t, we’ll issue the policy at {{until}} with what we know.',
  'create.toPolicy': 'Go to the policy',
} satisfies TextsLike<typeof tr>;
