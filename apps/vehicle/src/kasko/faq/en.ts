import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'How does kasko differ from third-party insurance (trafik)?',
    answer:
      'Third-party insurance (trafik) pays for damage you cause to others and is compulsory. Kasko protects your own car and is your choice. One doesn’t replace the other; most owners have both.',
  },
  {
    question: 'What do narrow, standard, extended and full mean?',
    answer:
      'Narrow kasko here covers fire and theft only. Standard pays for the five main risks: crash, roll-over, vandalism, fire and theft. Extended adds natural disaster, and full adds small repairs and belongings on top.',
  },
  {
    question: 'Why do you ask what the car is worth?',
    answer:
      'Kasko is priced by the market value of the car, and the insurer pays that value after theft or a total loss. You don’t have to know it exactly; a range is enough for an offer.',
  },
  {
    question: 'How high is my no-claims discount?',
    answer:
      'The usual rates are 30, 40, 50, 60 and 65%, by the number of years without a claim. Yours is written on your old kasko policy. Some insurers stop at a lower rate; the offers already take that into account.',
  },
  {
    question: 'What does the excess do to the price?',
    answer:
      'The excess is the first part of each loss that you pay yourself. A policy with an excess is cheaper, but small damage is yours to pay. The amount is shown beside the price of each offer.',
  },
  {
    question: 'Do I lose my discount when glass is replaced?',
    answer:
      'Most insurers don’t count glass as a claim; the special terms of the policy say so. At a partner workshop you pay nothing on the spot; choosing your own place costs a little more.',
  },
  {
    question: 'Can an old car have kasko?',
    answer:
      'Insurers draw the line at different ages: 10, 15 or 20 years. One that declines says why in the list of offers, and you still see the offers of the others.',
  },
  {
    question: 'What do I do after an accident?',
    answer:
      'If someone is hurt, call 112 first. Take photos before moving the cars, fill in the accident report with the other driver and tell the insurer within five working days. Call the claims line on the policy before the repair begins.',
  },
  {
    question: 'My car is a taxi or for hire. Can I buy it?',
    answer:
      'Yes, choose “commercial”. The premium is higher and some insurers make no offer. If you declare a car private but use it for business, you may be paid less, or nothing, after a loss.',
  },
  {
    question: 'Can I cancel the policy?',
    answer: '{{ending}} The same rule applies when you sell the car.',
  },
];
