import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What does third-party insurance (trafik) pay for?',
    answer:
      'It pays for the other side when an accident is your fault: repairs to their vehicle, treatment for anyone hurt, and support for the family of someone who dies. It doesn’t pay for your own vehicle; that’s what kasko is for.',
  },
  {
    question: 'Do I have to have it?',
    answer:
      'Yes. Every motor vehicle on the road in Türkiye needs a valid third-party policy. A vehicle without one can be taken off the road, and after an accident the whole bill may be yours.',
  },
  {
    question: 'Why do insurers ask different prices?',
    answer:
      'The compulsory cover is the same everywhere; the state only sets the highest premium. Below that ceiling insurers choose their own price and may add roadside help, extra liability or legal protection. The offers show both side by side.',
  },
  {
    question: 'What’s the no-claims step?',
    answer:
      'There are nine steps from 0 to 8 and a first policy begins on step 4. A year without a claim moves you one step up, a year with a claim one step down. At the top the premium is halved; at the bottom it’s tripled. Three or more claims in one year lead straight to step 0.',
  },
  {
    question: 'I don’t know my step. What now?',
    answer:
      'Choose “I don’t know” and the price is worked out from step 4. If you find your old policy, send the form again with the right step, because the insurer may ask you for the difference if the step was wrong.',
  },
  {
    question: 'Where is the certificate serial number?',
    answer:
      'It’s printed on the registration certificate (ruhsat) as two letters and six digits, for example AB 123456. Together with the plate it tells the insurer which vehicle this is.',
  },
  {
    question: 'When should my policy begin?',
    answer:
      'If you have a valid policy, choose the day it ends so that no day is left uncovered. You can choose a day up to 60 days ahead; cover then lasts one year.',
  },
  {
    question: 'I’ve just bought the vehicle. Is the seller’s policy enough?',
    answer:
      'Don’t rely on the former owner’s policy: it holds for 15 days after the sale at most. Arrange a policy in your own name before the day of sale and choose that day as the start.',
  },
  {
    question: 'Do I need extra liability (İMM)?',
    answer:
      'In 2026 the legal amount is 400,000 TL per vehicle. If the damage to the other car is higher, you pay the rest yourself. Extra liability closes that gap, often for a small difference in price.',
  },
  {
    question: 'What if I sell the vehicle or change my mind?',
    answer:
      '{{ending}} Selling the vehicle is one of the reasons for which you can cancel. As long as the vehicle is on the road, another policy must take the place of yours.',
  },
];
