import type { Faq } from '@sigorta/product-kit/product';

/* Schengen conditions: Visa Code (EC) 810/2009, article 15 */
export const faq: readonly Faq[] = [
  {
    question: 'What must a policy say for a Schengen visa?',
    answer:
      'It has to cover at least €30,000 without an excess, be valid in every Schengen country for your whole stay, and include urgent treatment. Hospital care, the journey home for medical reasons and death must be covered too. Offers that meet this say “Schengen: suitable”.',
  },
  {
    question: 'Which document do I hand to the consulate?',
    answer:
      'Once you’ve paid, you can download the policy as a PDF. A link comes by e-mail; once you open it, the same file is sent there too. Print it for your application. The QR code on it opens a page that confirms the document is genuine. The decision always rests with the consulate.',
  },
  {
    question: 'How should I choose the dates?',
    answer:
      'The departure date is the day you leave Türkiye and the return date the day you come back; both are covered. A visa needs your entire stay to be insured. If your return isn’t settled, adding a few days is easier than looking for a policy on the road. One trip can last up to 92 days.',
  },
  {
    question: 'I’m visiting several countries. Which one do I pick?',
    answer:
      'If you stay inside the Schengen area, choose “Schengen countries”: the policy then holds in all 29 of them. The United Kingdom, Ireland and Cyprus aren’t members; if any of them is on your route, choose “European countries”, and for anything further away “Whole world”. For Northern Cyprus (KKTC), choose the region “Other”, then the country.',
  },
  {
    question: 'Do I get my money back if the visa is refused?',
    answer: '{{ending}}',
  },
  {
    question: 'Is there an age limit?',
    answer:
      'Each insurer has its own. Many insure travellers up to 70 or 75, and some accept older people for a higher premium. If you’re outside an insurer’s limit it makes no offer, and the reason is shown below the list.',
  },
  {
    question: 'Can I buy it if I have a chronic illness?',
    answer:
      'Yes, but most plans don’t pay for treating an illness you already had. Something different that strikes suddenly on the trip is covered. Read the exclusions of an offer before you buy it.',
  },
  {
    question: 'What do I do if I fall ill abroad?',
    answer:
      'If life is in danger, call the local emergency number first. Then tell the assistance line printed on your policy, before treatment if you can; they’ll send you to a hospital they work with. If you paid yourself, keep invoices, reports and prescriptions.',
  },
  {
    question: 'Why do I see the price in both euros and lira?',
    answer:
      'The insurers’ tariffs are in euros, while your card is charged in lira. We convert at the central bank’s rate of the day; the rate, its date and bulletin number are beside the offer. You can also see how long the price holds, and if it changes we ask you again.',
  },
  {
    question: 'Can a family share one policy, and are foreign passports accepted?',
    answer:
      'Yes to both. Add up to ten people, each with a Turkish ID number, a foreigner’s number beginning with 99, or a passport. Copy names letter for letter from the passport, because the consulate compares them.',
  },
];
