import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'I’m pregnant. What does this insurance do for me?',
    answer:
      'During a pregnancy it pays for hospital treatment when something unexpected happens and for the baby’s care in the first days. The planned birth of this pregnancy isn’t covered; we say so in the form and in every offer.',
  },
  {
    question: 'We’re planning a baby. When should we buy the policy?',
    answer:
      'The earlier the better. Birth cover becomes valid 9–12 months after the policy begins. The insurer pays for a birth after that time, up to the stated amount.',
  },
  {
    question: 'Why is there a waiting period?',
    answer:
      'Insurance is for events no one knows of beforehand, so insurers pay for a birth only after a certain time. There’s no waiting period for emergencies and complications.',
  },
  {
    question: 'What if the waiting period is longer than the policy?',
    answer:
      'In plans with a twelve-month waiting period, birth cover begins in the second year, when you renew with the same insurer without a break. By renewing you keep the time that has passed.',
  },
  {
    question: 'Up to which week can I buy it?',
    answer:
      'It differs from insurer to insurer, usually between week 20 and week 28, counted on the day cover begins. If it’s too late for an insurer it makes no offer and you see the reason in the list.',
  },
  {
    question: 'I’m expecting twins. Can I get an offer?',
    answer:
      'Yes, some insurers cover mothers expecting twins or more. The premium is a little higher. Others make no online offer in that case.',
  },
  {
    question: 'Who sees the week and the number of babies?',
    answer:
      'Only the insurers asked for an offer. The answers aren’t kept in an unfinished form, are stored encrypted on our side and never used for advertising. That’s also why we ask for a separate consent.',
  },
  {
    question: 'Which complications are covered?',
    answer:
      'Those that need hospital treatment, such as threatened premature labour, bleeding, pre-eclampsia or high blood pressure. Which sign should take you to a doctor is a question for your doctor, not for us; in an emergency call 112.',
  },
  {
    question: 'Can I buy it without SGK?',
    answer:
      'Yes. This policy doesn’t depend on social security; a Turkish ID, a number beginning with 99 or a passport will do. If you have SGK, compare the birth option of complementary health insurance as well.',
  },
  {
    question: 'What happens if the pregnancy ends?',
    answer:
      'We’d be very sorry. The policy goes on, and the hospital treatment needed falls under the cover for complications. If you don’t wish to continue, call us and we’ll ask the insurer about cancellation for you.',
  },
];
