import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What’s domestic travel health insurance for?',
    answer:
      'It pays for treatment and transport if you suddenly fall ill or have an accident while travelling inside Türkiye. Depending on the plan it can also pay for lost luggage, a holiday cut short and the costs of a relative who comes to you.',
  },
  {
    question: 'I have state health insurance. Do I still need it?',
    answer:
      'State insurance pays in public and contracted hospitals. You may have to pay for a private hospital’s surcharge, an ambulance to your own city or lost luggage yourself. People mainly buy this policy to close those gaps when they travel.',
  },
  {
    question: 'Who can buy it?',
    answer:
      'Anyone travelling in Türkiye: with a Turkish ID number, a foreigner’s number beginning with 99, or a passport. Some insurers don’t take a passport; in that case the list tells you why they made no offer.',
  },
  {
    question: 'For how many days can I buy it?',
    answer:
      'From 1 to 30 days for one trip. Both the day you leave and the day you return count: from 1 July to 5 July is five days. Some insurers stop earlier.',
  },
  {
    question: 'Can I buy it after I have set off?',
    answer:
      'Cover starts today at the earliest, and tomorrow with some insurers. An illness that began, or an accident that happened, before the policy isn’t covered. The easiest moment to buy is while you pack.',
  },
  {
    question: 'Is it valid in the city where I live?',
    answer:
      'No. The policy is for journeys; illness and accidents in your home city are excluded. You’re covered while you’re away from home.',
  },
  {
    question: 'What if I have an accident while skiing or diving?',
    answer:
      'Most plans leave out skiing, and almost all leave out sports like diving or paragliding, but a few include them. Open the details of an offer and read the exclusions; the comparison puts the differences side by side.',
  },
  {
    question: 'What should I do if I fall ill on the trip?',
    answer:
      'In an emergency call 112 first. Then inform the assistance line on your policy; they’ll name a hospital they work with and tell you what to do. Keep the doctor’s report and the invoice for everything you pay for.',
  },
  {
    question: 'What’s an excess?',
    answer:
      'The first part of every claim, which you pay yourself. With an excess of 1,000 TL and a hospital bill of 6,000 TL, the insurer pays 5,000 TL. Plans with one are usually cheaper; the amount is right beside the price.',
  },
  {
    question: 'Can I cancel if I change my mind?',
    answer: '{{ending}}',
  },
];
