import type { Faq } from '@sigorta/product-kit/product';

/* Minimum cover and early ending: circular 2016/16 of 10 May 2016 as amended on 18 March 2022 */
export const faq: readonly Faq[] = [
  {
    question: 'Is this policy enough for a residence permit?',
    answer:
      'Every offer in the list includes the minimum cover required by circular no. 16 of 10/05/2016, and the policy carries the wording the circular requires. The decision still lies with the migration authority (Göç İdaresi); if your case is unusual, please ask there first.',
  },
  {
    question: 'Should I choose one year or two?',
    answer:
      'The policy has to cover the permit you apply for: one year for a one-year permit, two for a two-year permit. With two years the second one costs a little less, but some insurers sell one year only.',
  },
  {
    question: 'When should the policy begin?',
    answer:
      'Usually on the day the permit is to begin, or the day the previous one ends. Make sure no day is left uncovered in between. You can choose a start up to 90 days from today.',
  },
  {
    question: 'I have no foreigner ID number yet. Can I buy it?',
    answer:
      'Yes, with your passport number. If you’re given a number beginning with 99 later, call us and we’ll pass it on to the insurer.',
  },
  {
    question: 'Does each member of my family need a policy?',
    answer:
      'No. Up to six people can be insured together and each name is on the policy. If you apply on different days, separate policies may be more convenient.',
  },
  {
    question: 'Why do you ask for the father’s name and the place of birth?',
    answer:
      'The insurer needs them to write the policy for the right person and to tell similar names apart. Enter names exactly as they’re spelt in Latin letters in the passport. The details are used for nothing else.',
  },
  {
    question: 'How much do I pay when I see a doctor?',
    answer:
      'Up to the yearly amount named in the offer, you pay 20% of outpatient care at contracted places and 40% elsewhere. For a stay at a contracted hospital there’s no share to pay. These rates are set by the circular.',
  },
  {
    question: 'Are pregnancy and birth covered?',
    answer:
      'Ordinary antenatal care and birth are excluded. In emergencies that endanger life the hospital cover applies. For birth, have a look at our pregnancy insurance.',
  },
  {
    question: 'What if my permit is refused?',
    answer:
      'A permit that is cancelled or not extended is one of the reasons to cancel, so keep the letter of refusal. {{ending}}',
  },
  {
    question: 'Is there an age limit?',
    answer:
      'Most insurers cover people up to 65 or 70, and one accepts older people. If you’re outside an insurer’s limit, it makes no offer, and the reason is shown below the list. People of certain ages may not need this insurance for a residence permit; ask the migration authority (Göç İdaresi).',
  },
];
