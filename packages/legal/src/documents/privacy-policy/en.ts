import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Privacy policy and disclaimer',
  articles: [
    {
      heading: 'This policy',
      paragraphs: [
        'This text says what happens to your information when you use {{website}}. Details of how personal data is processed, and your rights, are in the personal data notice.',
      ],
    },
    {
      heading: 'What is kept on your device',
      paragraphs: [
        'The site uses the cookies and browser storage it needs to work: the session, your language, the look of a partner’s brand, the draft of a form you have not finished and, while the site is very busy, your place in the queue for two minutes.',
        'A draft never holds ID or passport numbers, card details or verification codes. You can remove it by clearing the site’s data in your browser.',
        'Content from other sites, such as videos, maps or reviews, is loaded only when you open it; from then on the rules of that site apply too.',
      ],
    },
    {
      heading: 'Payment and security',
      paragraphs: [
        'The connection is encrypted. Card details are passed on to the payment institution and are not stored by us. If your bank asks for it, you approve the payment on the bank’s own 3-D Secure page.',
        'We never ask for a card number, CVV or SMS code by phone or e-mail.',
      ],
    },
    {
      heading: 'Accuracy',
      paragraphs: [
        'Offers come from insurers and are based on what you enter. Missing or wrong details can change the price and the compensation.',
        'The comparison is a summary; what is covered is set by the policy, the general terms and the special terms. Where they differ from the summary, the policy prevails.',
      ],
    },
    {
      heading: 'Limits of liability',
      paragraphs: [
        'The insurer decides on claims. We are not responsible for the content of other sites we link to. The site may be unavailable for a while because of maintenance or a fault beyond our control.',
        'These limits do not reduce the rights that the law gives to consumers and do not exclude liability for intent or gross negligence.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'If this text changes, the new version is published here with the date it takes effect. Questions: {{companyName}}, {{privacyEmail}}[[, {{companyPhone}}]].',
      ],
    },
  ],
};
