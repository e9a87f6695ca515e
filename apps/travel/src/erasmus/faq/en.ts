import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Is insurance compulsory for Erasmus?',
    answer:
      'Yes. Both your own university and the consulate ask for it. A study period needs health insurance; a traineeship needs health, liability and accident insurance together. Ask the international office whether your host wants anything else.',
  },
  {
    question: 'What changes between study and traineeship?',
    answer:
      'If you choose traineeship or work, every offer includes personal liability and personal accident cover. For study they aren’t required, so the price is lower, though some plans include them anyway.',
  },
  {
    question: 'How long must the policy last?',
    answer:
      'The whole stay, from the first to the last day in your acceptance letter. Remember the orientation week and the exams. One policy lasts 366 days at most.',
  },
  {
    question: 'Is it enough for a student visa?',
    answer:
      'Every offer has at least €30,000 of medical cover and lasts for your whole stay. Some consulates ask for papers of their own, and the decision is always theirs. In countries such as Germany a university may also want local insurance for enrolment.',
  },
  {
    question: 'What does “an offer can’t be created for this country” mean?',
    answer:
      'No insurer has an Erasmus plan for that country at the moment. You can choose another one. If your programme really is there, look at international travel health insurance or call us.',
  },
  {
    question: 'Does it cover trips to neighbouring countries?',
    answer:
      'The policy names the country you live in; some plans are also valid for short trips in the rest of Europe. Look at the details and exclusions of the offer. Days you spend on holiday in Türkiye aren’t covered.',
  },
  {
    question: 'How do I pay a doctor over there?',
    answer:
      'Call the assistance line on your policy first; if they send you to a partner clinic you pay nothing. In an emergency get treated and tell them afterwards. Keep the doctor’s report and the invoice for everything you pay for.',
  },
  {
    question: 'Can I add my partner or friends who go with me?',
    answer:
      'If you go to the same country on the same dates, one quote can hold up to five people. If the dates differ, let everyone ask for their own; otherwise someone pays for too many days.',
  },
  {
    question: 'What if my stay is extended?',
    answer:
      'Ask for a new quote before the policy ends, so that no day is left uncovered. Let the new policy begin the day after the old one. An illness that began earlier may be excluded from the new one.',
  },
  {
    question: 'Do I get my money back if the visa is refused?',
    answer: 'Keep the consulate’s letter of refusal. {{ending}}',
  },
];
