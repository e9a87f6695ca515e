import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What does mobile phone insurance cover?',
    answer:
      'Repair after a sudden accident, theft by force or by breaking into a locked place, and a phone beyond repair. Screen, liquid, electrical damage and natural disasters differ from plan to plan; the table gives the amount for each.',
  },
  {
    question: 'What does the 30% excess mean?',
    answer:
      'After theft or total loss, the insurer deducts 30% of the phone’s value and pays the rest. For a phone worth 40,000 TL you get 28,000 TL at most. The amounts in the table are what is left, so there’s nothing to work out.',
  },
  {
    question: 'Is there an excess for repairs as well?',
    answer:
      'Some plans charge a fixed amount for each repair; it’s shown beside the price as “Excess”. The 30% applies to theft and total loss only.',
  },
  {
    question: 'I lost my phone. Am I covered?',
    answer:
      'No. Losing it, forgetting it and leaving it unattended aren’t covered. Most plans leave out pickpocketing too, because theft cover requires force or a broken lock.',
  },
  {
    question: 'What should I do if it’s stolen?',
    answer:
      'First call 112 or go to the police and get a report, then have your line blocked. After that call the assistance line on your policy. You’ll need the report, the policy and the IMEI; the phone itself is blocked from networks as well.',
  },
  {
    question: 'Which phones can be insured?',
    answer:
      'Phones registered in Türkiye whose IMEI hasn’t been changed. Limits of model year and value differ between insurers; the reasons of those that decline are shown below the list of offers.',
  },
  {
    question: 'What decides the price?',
    answer:
      'The model, its storage and whether it’s new. An expensive phone is expensive to repair, so its premium is higher. Your address or occupation makes no difference.',
  },
  {
    question: 'Is it valid abroad?',
    answer:
      'Yes, in plans that include “Valid abroad”, on journeys of up to 90 days. Repairs are still done in Türkiye. In plans that don’t include it, damage abroad isn’t covered.',
  },
  {
    question: 'When does the policy begin and how long does it last?',
    answer:
      'It begins on the day after you buy and lasts one year. It doesn’t renew itself; you can ask for new offers before it ends.',
  },
  {
    question: 'Can I withdraw?',
    answer: '{{ending}}',
  },
];
