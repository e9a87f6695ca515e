import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What does scooter rental insurance cover?',
    answer:
      'An accident you have while riding an electric scooter rented from an app or a shop, and the loss you cause to others. Depending on the plan, medical expenses, the damaged scooter and belongings are included.',
  },
  {
    question: 'Isn’t the rental app’s insurance enough?',
    answer:
      'Some apps include a limited cover, often for serious accidents and small sums only. Look at the terms of yours; this policy can fill what is missing.',
  },
  {
    question: 'Does it cover my own scooter?',
    answer:
      'No, it’s made for rented electric scooters. An accident with a scooter of your own isn’t covered by this policy.',
  },
  {
    question: 'How old must a rider be?',
    answer:
      'In Türkiye electric scooters may be ridden from the age of 15, and a policy can begin at that age. Some insurers start at 16 or 18, and their upper limits differ.',
  },
  {
    question: 'For how many days can I buy it?',
    answer:
      'From a single day up to 30. The first and the last day count, and cover lasts until the end of the last day. If you ride several times in a short while, one policy is cheaper than several single days.',
  },
  {
    question: 'I’m a visitor without a Turkish ID number. Can I buy it?',
    answer:
      'Yes, choose passport as the kind of ID. If an insurer issues no policy with a passport, the list says so and you can choose another.',
  },
  {
    question: 'Do I have to wear a helmet?',
    answer:
      'A helmet and a reflective vest protect you, and some plans leave out head injuries of riders without a helmet. Open the details of an offer to read what isn’t covered.',
  },
  {
    question: 'What if two of us ride one scooter?',
    answer:
      'Two on one scooter is forbidden and no plan pays for it. Rent two scooters if you go together; the form takes up to five riders.',
  },
  {
    question: 'What do I do after an accident?',
    answer:
      'Call 112 if someone is hurt. Take photos of the scooter and the place, report the accident in the rental app and keep its number. Then call the claims line of the policy; keep bills and reports.',
  },
  {
    question: 'Do I get my money back if I don’t rent after all?',
    answer: '{{ending}}',
  },
];
