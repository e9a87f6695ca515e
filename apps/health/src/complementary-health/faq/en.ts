import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What’s complementary health insurance for?',
    answer:
      'When you go to a private hospital that works with SGK, Türkiye’s social security, SGK pays part of the bill and you’re asked for the rest. This policy pays it. The hospital has to be contracted with both SGK and the insurer.',
  },
  {
    question: 'Who can buy it?',
    answer:
      'Anyone who is employed, retired, or in voluntary or general health insurance, and the spouse and children who depend on them. Without SGK there’s no difference to pay, which is why we ask about everyone.',
  },
  {
    question: 'How is it different from private health insurance?',
    answer:
      'Private health insurance pays for the whole treatment, the complementary policy for what SGK leaves over. That makes it clearly cheaper; in return it doesn’t work at hospitals without an SGK contract.',
  },
  {
    question: 'Should I take the outpatient option?',
    answer:
      'If you see a doctor a few times a year it usually pays for itself, since tests and imaging are included. If you only want protection from large bills such as operations, inpatient cover is enough. You can switch the answer in the form and see both prices.',
  },
  {
    question: 'What’s a waiting period?',
    answer:
      'The time after the policy begins during which some planned treatment isn’t covered: usually 3–6 months for hospital stays and 10–12 for birth. Accidents and emergencies are covered from the first day. Every offer names its waiting periods under the exclusions.',
  },
  {
    question: 'I’m pregnant. Does birth cover help me?',
    answer:
      'A birth within the waiting period isn’t covered, so it comes too late for a pregnancy that has already begun. For emergencies during pregnancy have a look at our pregnancy insurance.',
  },
  {
    question: 'Is an illness I already have covered?',
    answer:
      'Treatment of illnesses that began before the policy is excluded in these plans; illnesses that appear later are covered. If you’re unsure, call us before you buy. We’d rather answer now than see you disappointed.',
  },
  {
    question: 'Why do you ask for height and weight?',
    answer:
      'Insurers look at the ratio of the two when they set the premium. The figures go only to the insurers asked for an offer, are stored encrypted and aren’t kept in an unfinished form. Some insurers want to look at very high or very low ratios separately.',
  },
  {
    question: 'At which hospitals is it valid?',
    answer:
      'At those on the contracted list of the plan you choose. Offers with “Wide hospital network” use the insurer’s longest list. Before buying, please check on the insurer’s page that the hospital you use most is on it.',
  },
  {
    question: 'Can I cancel the policy?',
    answer: '{{ending}}',
  },
];
