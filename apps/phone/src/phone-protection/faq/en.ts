import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What’s the difference between the package and insurance?',
    answer:
      'The package is a repair service: after screen, liquid and fall damage, and after the maker’s warranty, an authorised repair centre repairs your phone. It doesn’t cover theft or loss. For those, look at mobile phone insurance.',
  },
  {
    question: 'My phone isn’t new. Can I buy it?',
    answer:
      'With most insurers, yes. A used phone costs a little more, and some insurers only cover phones new in the box. Leave “The device is new” unticked and the offers will match.',
  },
  {
    question: 'Why do you ask for the IMEI?',
    answer:
      'A package covers one phone, and every phone has an IMEI of its own. Dial *#06# to see it. The number is accepted only if its digits agree with each other, which catches typing errors.',
  },
  {
    question: 'Why is there another step after payment?',
    answer:
      'Brand and model are enough for an offer, and the IMEI for the purchase. But the repair centre’s record also needs the serial number, the date of purchase and whose name is on the invoice. We ask after you’ve paid. If you close that page, the document is made at the time shown there with what we know.',
  },
  {
    question: 'When does protection begin?',
    answer:
      'On the day after you buy. A crack or fault from before isn’t covered; at the first repair the repair centre may look into the history of the phone.',
  },
  {
    question: 'How many repairs a year can I have?',
    answer:
      'One or two, depending on the plan. The number is in the row “Repairs a year” of the table of cover. The comparison shows the insurers side by side in that row.',
  },
  {
    question: 'Do I pay something for each repair?',
    answer:
      'Some plans charge a fixed amount for each repair; it’s shown beside the price as “Excess”. Plans without one usually cost more.',
  },
  {
    question: 'What does the extended warranty cover?',
    answer:
      'Faults that appear by themselves once the maker’s warranty has ended: a silent loudspeaker, a camera that won’t start. Falls, liquids and software aren’t part of this row; they have cover of their own, or none.',
  },
  {
    question: 'My screen is broken. What should I do?',
    answer:
      'Do not have the phone opened elsewhere; an unauthorised repair ends the protection. Call the assistance line on the first page of your document and they’ll direct you to the nearest repair centre or send a courier. Keep the document and the IMEI at hand.',
  },
  {
    question: 'Can I get my money back if I change my mind?',
    answer: '{{ending}}',
  },
];
