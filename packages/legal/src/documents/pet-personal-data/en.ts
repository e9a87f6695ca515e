import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Personal data in pet insurance',
  articles: [
    {
      heading: 'Which data and why',
      paragraphs: [
        'For the offer and the policy {{companyName}} processes your name, identity and contact details and your pet’s name, kind, breed, age, sex, colour, microchip number and date of vaccination.',
        'When you make a claim, the insurer may ask for the pet’s health record, bills of treatment and reports of the vet; as they relate to you, they count as personal data.',
      ],
    },
    {
      heading: 'With whom they are shared',
      paragraphs: [
        'The data are shared only with the insurers you ask for offers, the assistance company of your policy and the contracted veterinary clinics you visit, as far as their work needs it. The legal ground is making and performing the contract (law 6698, article 5); sharing beyond that rests on this consent.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see your data, have them corrected and ask for deletion, and you can withdraw this consent at any time by writing to {{privacyEmail}}. Withdrawal does not affect what was done before, your offer, your price or your policy.',
      ],
    },
  ],
};
