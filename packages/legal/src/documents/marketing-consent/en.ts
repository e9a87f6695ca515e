import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Consent to commercial messages',
  articles: [
    {
      heading: 'What it covers',
      paragraphs: [
        '{{companyName}} may send you campaigns, news and reminders by SMS, e-mail and phone. It uses your name, phone number, e-mail address and the products you were interested in.',
        'This consent is optional; leaving it out does not affect your offers, your price or your policy.',
        'Verification codes and messages about a policy, a payment or a claim are not commercial and are sent regardless of this consent.',
      ],
    },
    {
      heading: 'Record and withdrawal',
      paragraphs: [
        'Your consent is recorded in the Message Management System (İYS).',
        'You can withdraw it at any time, free of charge and without a reason: by the opt-out link in a message, through İYS, or by writing to {{privacyEmail}}. Our records are changed within 3 days at the latest and no more messages are sent.',
      ],
    },
  ],
};
