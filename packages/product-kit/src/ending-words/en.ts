import type { EndingWords } from '../ending-sentences.ts';

export const en: EndingWords = {
  withdraw: 'You can withdraw within 14 days of the day you buy, without giving a reason.',
  'withdraw.before':
    'Before cover begins, you can withdraw within 14 days of the day you buy, without giving a reason.',
  business: 'This insurance is for businesses; only consumers have the 14-day right to withdraw.',
  before: 'If you cancel before cover begins, you get back everything you paid.',
  'before.free':
    'Before cover begins you can cancel without giving a reason, and you get back everything you paid.',
  'begun.days-days':
    'Once cover has begun, you get back only the price of the days you haven’t used. A day that has begun counts as used.',
  'begun.whole-days':
    'Within the 14 days you get back everything you paid, even if cover has begun. After that, you get back only the price of the days you haven’t used.',
  'begun.nothing-nothing': 'Once cover has begun, the policy can’t be cancelled and nothing is refunded.',
  'reasons.after-withdrawal':
    'After the 14 days, you can cancel only for one of the reasons listed on the cancellation page.',
  'reasons.begun':
    'Once cover has begun or the 14 days are over, you can cancel only for one of the reasons listed on the cancellation page.',
  insurer: 'The insurer confirms the exact amount.',
  how: 'To cancel, use “Withdraw or cancel” on your policy page.',
};
