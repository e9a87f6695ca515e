import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Is home insurance the same as DASK?',
    answer:
      'No. DASK is compulsory and pays only for what an earthquake does to the building, up to a set sum. Home insurance is voluntary and protects against fire, theft, flood and more, contents included. They complement each other.',
  },
  {
    question: 'I rent. What should I insure?',
    answer:
      'The owner insures the building; you insure your contents and your liability towards neighbours. Choose “I rent it” in the form: we don’t ask for a building sum insured, and the price depends on your contents alone.',
  },
  {
    question: 'How do I work out the building sum insured?',
    answer:
      'Don’t use the market price: use what rebuilding would cost today, because the land doesn’t burn. The gross area times the building cost per square metre in your region is a good start.',
  },
  {
    question: 'What if I enter too little for the contents?',
    answer:
      'Then you’re underinsured. If you enter 300,000 TL for contents worth 600,000 TL, the insurer pays half of a loss. Walk from room to room and add up what replacing everything would cost.',
  },
  {
    question: 'Do I need DASK for earthquake cover?',
    answer:
      'Yes. The earthquake cover of a home policy pays for what goes beyond DASK, and for contents. That’s why the form asks whether you have a valid DASK policy; without one, get DASK first.',
  },
  {
    question: 'When does theft cover pay?',
    answer:
      'When a door, window or lock was forced. Some plans exclude theft through an open door, or from a home left empty for a long time; the offer’s details say so.',
  },
  {
    question: 'Which taxes are in the price?',
    answer:
      '5% insurance tax (BSMV) on the whole premium and 10% fire insurance tax on the fire part only. The details of an offer list every part; the price you see is the total.',
  },
  {
    question: 'What’s an excess and how high should it be?',
    answer:
      'The first part of each loss that you bear. With an excess of 5,000 TL and a loss of 20,000 TL the insurer pays 15,000 TL. If you can carry small losses yourself, such a plan is cheaper.',
  },
  {
    question: 'Can I insure a summer house or an empty home?',
    answer:
      'Yes, but some plans don’t pay for theft in a home left empty for more than 45 days. Look at what isn’t covered when you compare; some insurers don’t take homes that are let.',
  },
  {
    question: 'What should I do after a loss?',
    answer:
      'First stop the damage getting worse: turn off the water, call the fire brigade or the police. Then call the number in the policy, take photographs, and keep damaged things until the adjuster has come.',
  },
];
