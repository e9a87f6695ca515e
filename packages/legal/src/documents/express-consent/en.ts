import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Express consent',
  articles: [
    {
      heading: 'What you consent to',
      paragraphs: [
        'That {{companyName}} processes the identity, contact and insurance details listed in the notice to serve you beyond what concluding and performing the contract requires. Health information is not part of this consent; it is asked for separately where needed.',
        'That these details are shared with the assistance, health, repair and technical providers that serve the policy, as far as their task requires.',
      ],
    },
    {
      heading: 'Applying for other people',
      paragraphs: [
        'If you insure someone else, you declare that you have shown them this text and the notice and have their consent, and that you are the parent or guardian of anyone under 18.',
      ],
    },
    {
      heading: 'Withdrawing your consent',
      paragraphs: [
        'You may withdraw your consent at any time and without giving a reason by writing to {{privacyEmail}}. What was done until then stays lawful.',
        'Leaving this consent out or withdrawing it does not affect your offer, your price or your policy: the details they need are processed to conclude and perform the contract (law 6698, article 5).',
        'This consent does not cover campaign messages; those are asked for separately.',
      ],
    },
  ],
};
