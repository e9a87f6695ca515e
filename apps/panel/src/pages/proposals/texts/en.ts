import { en as kinds } from '@sigorta/i18n/texts/proposal-kinds/en';
import type { tr } from './tr.ts';
export const en: Record<keyof typeof tr, string> = {
  ...kinds,
  title: 'Awaiting approval',
  text: 'Anything that sends or writes off money is requested by one person and approved by another. What’s waiting for you comes first.',
  search: 'Purchase no.',
  part: 'Show',
  'part.to-decide': 'Waiting for my decision',
  'part.own': 'Asked by me',
  'part.over': 'Closed',
  kind: 'Matter',
  'what.refund': '{{amount}} goes back to the buyer {{buyer}} ({{subject}}).',
  'what.hand':
    'It’s recorded that {{amount}} was sent to the buyer {{buyer}} by hand, and the buyer is told.',
  'what.ended':
    'The {{subject}} policy counts as ended by the insurer; {{amount}} goes back to the buyer {{buyer}}.',
  'what.stands':
    'The {{subject}} policy stays in force; the buyer {{buyer}} doesn’t get the {{amount}} they expect.',
  'what.no-policy':
    'It is recorded that the insurer has no {{subject}} policy of ours; {{amount}} goes back to the buyer {{buyer}}.',
  'what.release': 'The refunds held by the hourly limit, {{amount}} in all, are sent to their buyers.',
  'what.transfer-entry':
    'It’s recorded that {{amount}} came from the buyer {{buyer}} by transfer; if amount and time fit, the policy is requested.',
  'what.transfer-take':
    'The {{amount}} received pays for the order of the buyer {{buyer}}, and the policy is requested.',
  'what.transfer-return':
    'It’s recorded that the {{amount}} received went back to the account of the buyer {{buyer}}.',
  'what.write-off':
    'The difference of {{amount}} is left as it is; what the provider lacks is written off as a loss.',
  'what.terms':
    'The terms of {{subject}} change from the day that was named; what was paid before keeps its own.',
  'what.payable': 'The amount sent to {{subject}} by bank is deducted from the debt.',
  'what.rate-hold':
    'Offers in other currencies keep their rate; open ones may promise up to the limit that is named.',
  'what.coupon': 'The coupon {{subject}} is opened; buyers pay that much less.',
  'what.partner-payment':
    'The payment data of {{partner}} changes: from then on, money goes to the new account.',
  amount: 'Amount',
  askedBy: 'Requested by',
  askedAt: 'Asked',
  state: 'State',
  'state.asked': 'Awaiting approval',
  'state.approved': 'Approved',
  'state.rejected': 'Rejected',
  'state.withdrawn': 'Withdrawn',
  'state.lapsed': 'Lapsed',
  'box.what': 'What happens when approved',
  'box.why': 'Who asked, and why',
  'box.decision': 'Decision',
  'box.list': 'What a second person approves',
  buyer: 'Buyer',
  subject: 'About',
  partner: 'Partner',
  reason: 'Reason',
  order: 'Go to the purchase',
  'fact.sentOn': 'Sent on',
  'fact.reference': 'Reference',
  'fact.arrivedOn': 'Day on the statement',
  'fact.share': 'Rate',
  'fact.sum': 'Amount sent',
  'fact.cap': 'Limit',
  'fact.firstDay': 'First day',
  'fact.discount': 'Discount',
  'fact.uses': 'Maximum uses',
  'fact.validity': 'Valid',
  'fact.havale_iban': 'IBAN',
  'fact.havale_hesapSahibi': 'Account holder',
  'fact.havale_banka': 'Bank',
  'fact.odeme_kurulusu': 'Payment provider',
  askedByName: 'asked by {{name}}',
  decidedByName: 'decided by {{name}}',
  lapsedText: 'Things have changed and this can no longer be done. No money has moved.',
  waits: 'Waiting for the approval of a second person.',
  own: 'You can’t approve your own request.',
  'what.site-turn':
    'Home, menus and the panel change to {{subject}} for everyone; pages already open keep their files for a day.',
  'what.resume-sending':
    'Charges, refunds, policies and cancellations are sent again; what the backup held as waiting is asked about first.',
  'fact.differences': 'Open differences shown',
  'sending.off': 'Sending is off: no money moves and no policy is issued.',
  'sending.open':
    'Open differences: {{differences}}. Charges, policies and refunds whose outcome isn’t known yet: {{unfinished}}.',
  'sending.untreated':
    'What the backup holds as unfinished hasn’t been dealt with yet; that happens by itself when a server starts.',
  'sending.uncompared':
    'The books haven’t been compared since the restore; that happens by itself within minutes.',
  'sending.unanswered': 'These books couldn’t be read: {{silent}}. They are asked again every five minutes.',
  'sending.asked': 'Someone has asked to switch it on; a second person decides.',
  'sending.ask': 'Ask to switch sending on',
  'sending.send': 'Ask',
  'sending.text':
    'You say that you have looked at the open differences ({{differences}}). Sending is switched on when a second person approves; if their number changes meanwhile, the request lapses.',
  nobody:
    'There’s no one else who could approve this. No one approves their own request; it takes a second owner, or a finance user with a high enough limit.',
  'nobody.invite': 'Invite one on the users page.',
  'nobody.ask': 'Ask an owner to invite one.',
  'decide.action': 'Decide',
  'decide.title': 'Make a decision',
  'decide.note': 'Reason for the decision',
  'decide.approve': 'Approve',
  'decide.reject': 'Reject',
  'decide.lapsed': 'Things have changed meanwhile: the request has lapsed and nothing was done.',
  'decide.kept-open':
    'The money is on the books, but no purchase was waiting for it any longer: it is now an open case.',
  'withdraw.action': 'Withdraw',
  'withdraw.title': 'Withdraw your request',
  'withdraw.text': 'The request is closed and no money moves. You can ask again if needed.',
  cancel: 'Cancel',
};
