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
  'policy.issuing.title': 'Payment received; your policy is being issued',
  'policy.issuing.text': 'The insurer is issuing your policy. It usually takes less than a minute.',
  'policy.refund-by-hand.title': 'One of our staff will refund your payment',
  'policy.refund-by-hand.text':
    'One of our staff will send you the money. You’ll get an e-mail once it’s sent.',
  'policy.refund-due.title': 'The policy couldn’t be issued; your money is being returned',
  'policy.refund-due.text': 'We’ve started the refund. Your bank decides when it shows on your card.',
  'policy.refund-due.notFound.title':
    'The insurer has no record of your policy; your money is being returned',
  'policy.refund-due.notFound.text':
    'We found no policy in the insurer’s records and are still looking. If one turns up later, we’ll have it cancelled; you get your money back either way. Your bank decides when it shows on your card.',
  'policy.refunded.title': 'Your money was returned',
  'policy.refunded.text':
    'No policy was issued for this purchase. When it shows on your account depends on your bank.',
  'policy.refunded.notFound.text':
    'We found no policy in the insurer’s records. If one turns up later, we’ll have it cancelled. When the money shows on your account depends on your bank.',
  'policy.manual.title': 'Payment received; one of our staff is taking care of your policy',
  'policy.manual.text':
    'You don’t need to pay again. If the policy can’t be issued, we’ll return the money to your card.',
  'policy.manual.returned.title': 'Your money was returned; one of our staff is taking care of the policy',
  'policy.manual.returned.text':
    'The insurer issued the policy late and hasn’t ended it yet. You owe nothing for it.',
  'policy.expired.title': 'This purchase has expired',
  'policy.expired.text':
    'The payment wasn’t completed and nothing was charged. Get new offers for the current price.',
  'policy.expired.notFound.title': 'We found no payment',
  'policy.expired.notFound.text':
    'Your bank gave us no clear answer, so we closed this attempt. If money was taken after all, it pays for your policy or goes back to you, and we’ll write to you.',
  'policy.charged': 'Amount charged: {{amount}}',
  'policy.notCharged': 'Nothing was charged.',
  'policy.call': 'Call us: {{phone}}',
  'policy.askAgain': 'Get new offers',
  'policy.reference': 'Transaction number',

  'policy.paid': 'Payment received · {{amount}}',
  'policy.paid.plan': 'Payment received · {{amount}}, {{count}} instalments',
  'policy.paid.plan_one': 'Payment received · {{amount}}, {{count}} instalment',
  'policy.title': 'Your policy is ready.',
  'policy.greeting': 'All done, {{name}}.',
  'policy.lead': 'Download your documents here. We’re also sending a link to them by e-mail.',
  'policy.statusOnly':
    'You can open the documents on this device too, with a code we text to the phone number given at purchase.',
  'policy.openByPhone': 'Open the documents with an SMS code',
  'policy.number': 'Policy no.',
  'policy.from': 'Begins',
  'policy.to': 'Ends',
  'policy.print': 'Print',
  'documents.label': 'Documents',
  'documents.policy': 'Policy',
  'documents.receipt': 'Payment receipt',
  'documents.ready': 'PDF, ready to download',
  'documents.afterCode': 'PDF, opens with an SMS code',
  'documents.preparing': 'Being prepared. You can close this window.',
  'documents.failed': 'Couldn’t be prepared. Call us and we’ll send it to you.',
  'documents.download': 'Download',
  'documents.downloadNamed': 'Download: {{document}}',
  'documents.wait': 'Please wait',
  'mail.title': 'E-mail',
  'mail.waiting': 'Being sent to {{email}}.',
  'mail.sent': 'Sent to {{email}}.',
  'mail.failed': 'Couldn’t be sent to {{email}}. Download the documents here.',
  'mail.queued': 'Being sent to {{email}}.',
  'mail.delivered': 'Arrived at {{email}}.',
  'mail.opened': 'Opened from {{email}}.',
  'mail.bounced-permanent':
    '{{email}} didn’t accept the e-mail. Correct the address and we’ll send the documents there.',
  'mail.bounced-passing':
    '{{email}} isn’t taking e-mails at the moment. We’ll try again; the documents stay on this page too.',
  'sms.title': 'SMS',
  'sms.queued': 'Being sent to your phone.',
  'sms.sent': 'Sent to your phone.',
  'sms.arrived': 'Arrived on your phone.',
  'sms.lost': 'Didn’t reach your phone. The documents stay on this page.',
  'email.correct': 'Correct the address',
  'email.correctByPhone': 'Correct the address with an SMS code',
  'email.new': 'Correct e-mail address',
  'email.send': 'Save and send',
  'email.keep': 'Cancel',
  'email.wrong': 'Enter a valid e-mail address that differs from the old one.',
  'email.corrected':
    'The address has been corrected. The documents are on their way there, and we’ve told the old address about the change.',
  'mail.plain.waiting': 'The link to the documents is being sent by e-mail.',
  'mail.plain.sent': 'The link to the documents was sent by e-mail.',
  'mail.plain.failed': 'The e-mail couldn’t be sent. Please call us.',
  'after.title': 'What happens next',
  'after.keep': 'Save the policy PDF on your phone; the support line is on its first page.',
  'after.check': 'Check the names and dates; call us at once if something is wrong.',
  'after.cancel': 'Withdraw or cancel',
  'cancelled.title': 'Your policy is cancelled',
  'cancelled.asked.title': 'You’ve asked to cancel your policy',
  'cancelled.asked.text':
    'We’re passing your notice on to the insurer. Your policy stays valid until it answers.',
  'cancelled.refund-due': 'Your cover has ended and the refund is under way.',
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
  'create.paid.text': '{{insurer}} needs a few last details to issue your policy.',
  'create.later':
    'If you can’t answer now, come back to this page in the same browser by {{until}}. Otherwise we’ll issue your policy then with what we know.',
  'create.submit': 'Issue my policy',
  'create.submitting': 'Sending',
  'create.failed': 'The details couldn’t be sent',
  'create.late.title': 'Your policy is being issued without these details',
  'create.late.text':
    'It’s too late to answer here. Your policy is still valid; call the support line on it to add what’s missing.',
  'create.elsewhere.title': 'Paid; a few last details are still needed',
  'create.elsewhere.text':
    'They can be entered only in the browser you bought with. Otherwise we’ll issue the policy at {{until}} with what we know.',
  'create.toPolicy': 'Go to the policy',
} satisfies TextsLike<typeof tr>;
