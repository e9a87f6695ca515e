import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Express consent for health data',
  articles: [
    {
      heading: 'What you consent to',
      paragraphs: [
        'That {{companyName}} processes the health information you write in the application, such as height, weight, pregnancy or a planned operation, only to prepare offers, issue the policy and serve it.',
        'That this information is passed on only to the insurers asked for an offer and to the health and assistance providers that handle the treatment costs of the policy, as far as their task requires.',
      ],
    },
    {
      heading: 'How your information is protected',
      paragraphs: [
        'Health information is a special category of personal data. It is stored encrypted, not used for campaigns, not written into the draft in your browser, and not opened to anyone whose work does not require it.',
        'If you insure someone else, you declare that you write their health information with their consent, and that you are the parent or guardian of anyone under 18.',
      ],
    },
    {
      heading: 'Withdrawing your consent',
      paragraphs: [
        'This consent is separate from the others. You do not have to give it, but without health information no offer can be prepared for this product.',
        'You may withdraw it at any time and without giving a reason by writing to {{privacyEmail}}. What was done until then stays lawful; what the law requires for a policy in force continues.',
      ],
    },
  ],
};
