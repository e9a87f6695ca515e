import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What does complication insurance pay for?',
    answer:
      'If a planned operation causes a problem afterwards, it pays for treatment and a new hospital stay. Up to the stated amounts it also pays for the flight back, hotel and transfer. It doesn’t pay for the operation itself.',
  },
  {
    question: 'When should I buy it?',
    answer:
      'Before the operation, one day before at the latest. Once the operation has begun no policy can be issued. Some insurers need two or three days; if it’s too late for one, you see the reason in the list.',
  },
  {
    question: 'How long does cover last?',
    answer:
      'It begins on the day of the operation and in most plans lasts six months. Because dental implants heal slowly, one insurer gives twelve. The exact last day is in the offer and on the policy.',
  },
  {
    question: 'I’m coming to Türkiye for treatment. Can I buy it?',
    answer:
      'Yes. It was designed with patients from abroad in mind, and you can buy it with your passport number. If a problem appears after you’re home, the journey back is part of the plan.',
  },
  {
    question: 'What’s a plan with a companion?',
    answer:
      'It also pays for the journey and stay of one person beside you when you have to come back because of a complication. You give the companion’s name in the form, and it appears on the policy too.',
  },
  {
    question: 'What’s the KUM in some plan names?',
    answer:
      'A code in the name of some plans; it doesn’t change the cover shown. If your clinic clearly asked for a KUM plan, choose it; otherwise a plan without KUM is right for you. If you’re unsure, ask your clinic or us.',
  },
  {
    question: 'Is a correction covered if I don’t like the result?',
    answer:
      'No. Dissatisfaction with appearance and corrections for it are excluded. The policy is for medical problems such as infection, bleeding or a wound that opens.',
  },
  {
    question: 'Is there an age limit?',
    answer:
      'The patient has to be between 18 and 75. Some insurers make offers up to 65 only, and then the reason is shown below the list.',
  },
  {
    question: 'What do I do if a problem appears?',
    answer:
      'If life is in danger, call the emergency number first. Then tell the assistance line on the policy and the clinic that operated; together you decide where you’ll be treated. Keep reports, prescriptions and invoices.',
  },
  {
    question: 'Do I get my money back if the operation is cancelled?',
    answer:
      '{{ending}} If only the date has moved, call us and we’ll ask the insurer whether the policy can move with it.',
  },
];
