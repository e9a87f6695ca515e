import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What’s insurance for visitors to Türkiye, and who buys it?',
    answer:
      'It pays when foreign guests fall ill or have an accident in Türkiye. Hotels, agencies, tour and cruise companies buy it for their guests as a group. The business is the policyholder; the guests are the insured persons.',
  },
  {
    question: 'Do I have to type in every guest?',
    answer:
      'No. Upload an Excel (.xlsx) or CSV file, or copy a list and paste it. There’s a template in the form; its headings may be Turkish, English, Russian or Arabic. You’ll see any rows with mistakes, and can correct or skip them on the spot.',
  },
  {
    question: 'Where does my list go?',
    answer:
      'The file is read in your browser only. Nothing reaches us until you ask for offers, and passport numbers aren’t kept in the draft either. Insurers first get only what a price needs; names and passport numbers are passed on once you’ve chosen an offer and given them.',
  },
  {
    question: 'How many guests can I add?',
    answer:
      'Up to 200 in one quote. For larger groups split the list and ask twice. Some insurers take fewer; the list tells you why one made no offer.',
  },
  {
    question: 'What if the guests come on different dates?',
    answer:
      'Everyone in one quote arrives and leaves on the same dates. Put those who stay on the same days into one group and ask separately for the others, so that you don’t pay for unused days.',
  },
  {
    question: 'Can I add Turkish citizens or foreigners living here?',
    answer:
      'No, this policy is for foreigners who live abroad. For guests who live in Türkiye look at domestic travel health insurance; those with a residence permit need health insurance for foreign residents.',
  },
  {
    question: 'What do we do if a guest falls ill?',
    answer:
      'In an emergency call 112. Then call the assistance line on the policy with the policy number and the guest’s name; they’ll name a partner hospital. Keep the invoice for everything you pay for and the doctor’s report.',
  },
  {
    question: 'Does it cover people who come for an operation?',
    answer:
      'No. Planned procedures such as hair transplants, dental or cosmetic work and what follows from them are excluded. For these guests look at complication insurance.',
  },
  {
    question: 'How do I give the policy to the guests?',
    answer:
      'After payment you download it as a PDF. A link comes to your business’s e-mail; once opened, the PDF is sent there too. The guests’ names are on it, so you can print or share it. The QR code shows that it is genuine.',
  },
  {
    question: 'Is there a refund for a guest who doesn’t come?',
    answer:
      'Here a policy can only be cancelled as a whole; for a single guest, call us and we’ll ask the insurer. {{ending}}',
  },
];
