import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'How does this differ from travel health insurance?',
    answer:
      'This package protects the journey itself: cancellation, delay, luggage, lost documents and legal help. It pays no doctor and no hospital. For illness on the trip buy domestic or international travel health insurance as well; the two can be used together.',
  },
  {
    question: 'Can I apply for a visa with it?',
    answer:
      'No. Consulates ask for at least €30,000 of medical cover, and this package has none. For a visa you need international travel health insurance.',
  },
  {
    question: 'Which reasons for cancelling are covered?',
    answer:
      'Mainly a sudden illness, an accident or a death, yours or in your close family, and serious damage to your home. A change of mind or leave that wasn’t granted doesn’t count. You’ll be asked for a document, such as a medical report.',
  },
  {
    question: 'Why do you ask what the trip costs?',
    answer:
      'The cancellation cover is worked out from the money you couldn’t get back. Add up tickets, hotel and tours for everyone. If you give less than the real cost, the insurer pays no more than that.',
  },
  {
    question: 'Can I still buy it the day before I leave?',
    answer:
      'Some insurers stop a few days before departure, because by then the reason for a cancellation is often known. Others still offer cover for delay and luggage. The list tells you why an insurer made no offer.',
  },
  {
    question: 'How late must my flight be before I’m paid?',
    answer:
      'It depends on the plan and is written in the special terms, usually four to six hours. Ask the carrier to confirm the delay and keep your bills for meals and hotel. What the airline owes you by law comes on top.',
  },
  {
    question: 'My bag didn’t arrive. What should I do?',
    answer:
      'Report it at the lost luggage desk before you leave the airport; the insurer can’t pay without that report. Then call the assistance line on your policy. Prepare a list of what was inside, with receipts if you have them.',
  },
  {
    question: 'What does legal help pay for?',
    answer:
      'A lawyer, experts and court costs up to the limit, if you’re involved in a traffic accident or fall out with a hotel or tour company on the trip. Fines and damage done on purpose are left out.',
  },
  {
    question: 'Can I buy it for a holiday inside Türkiye?',
    answer:
      'Yes. Choose “Inside Türkiye”; it costs less than a journey abroad. Trains, coaches and ships are included.',
  },
  {
    question: 'Can I change my mind about the package?',
    answer: '{{ending}}',
  },
];
