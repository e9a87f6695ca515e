import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Express consent',
  articles: [
    {
      heading: 'What you consent to',
      paragraphs: [
        'That {{companyName}} processes the identity, contact and insurance details listed in the notice, and your health information where the product needs it, for offers and the policy.',
        'That these details are shared with the insurers asked for an offer and with the assistance, health, repair and technical providers that serve the policy, as far as their task requires.',
      ],
    },
    {
      heading: 'Applying for other people',
      paragraphs: [
        'If you insure somebody else, you declare that you have shown them this text and the notice and have their consent, and that you are the parent or guardian of anyone under 18.',
      ],
    },
    {
      heading: 'Withdrawing your consent',
      paragraphs: [
        'You may withdraw your consent at any time and without giving a reason by writing to {{companyEmail}}. What was done until then stays lawful.',
        'If you do not consent or withdraw it, we cannot provide offers and services that cannot be prepared without these details. What the law requires for a policy in force continues.',
        'This consent does not cover campaign messages; those are asked for separately.',
      ],
    },
  ],
};
