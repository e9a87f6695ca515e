import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Consent to a satisfaction survey abroad',
  articles: [
    {
      heading: 'What you consent to',
      paragraphs: [
        'Your name, e-mail address, phone number, policy number and the kind of your pet being passed to the insurer’s research partner abroad for a satisfaction survey (law 6698, article 9).',
        'Health records, identity numbers and card data are not passed on. The partner uses the data for this survey only. Data are passed on only where one of the safeguards of article 9 of the Law, such as a standard contract, is in place; your consent does not replace it.',
      ],
    },
    {
      heading: 'It is optional',
      paragraphs: [
        'Personal data may be protected less well in that country than in Türkiye. Leaving this consent out does not affect your offer, your price or your policy.',
        'You can withdraw it at any time by writing to {{companyEmail}}; your data are then not passed on for later surveys.',
      ],
    },
  ],
};
