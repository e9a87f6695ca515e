import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What’s this request for?',
    answer:
      'You leave your details once, our team looks at them and calls you about offers. It’s for everyone who has questions or would rather go through the choices together.',
  },
  {
    question: 'What if I want to see offers at once?',
    answer:
      'On the pages of third-party insurance (trafik) and kasko you can compare and buy by yourself in a few minutes. This request is for those who prefer the phone; you can use both.',
  },
  {
    question: 'Does the request bind me?',
    answer:
      'No. A request isn’t a contract and costs nothing. You buy only when you accept an offer and pay for it.',
  },
  {
    question: 'Are the certificate number and the serial number the same?',
    answer:
      'No. The serial number is two letters and six digits, for example AB 123456. The certificate number is the number of the document. Both are on the registration certificate (ruhsat).',
  },
  {
    question: 'Why do you ask for my occupation?',
    answer:
      'For kasko some insurers give a discount to certain occupations. With the right one we can take those discounts into account when we call you.',
  },
  {
    question: 'How many days should I enter?',
    answer:
      'Most policies last a year, so enter 365. For a vehicle that will be sold or used for a short time you can enter less; on the phone we tell you which insurer accepts that.',
  },
  {
    question: 'Can I ask for third-party and kasko together?',
    answer:
      'Yes, choose “Third-party and comprehensive”. Buying both from one insurer is sometimes cheaper than buying each alone, so we ask for prices both ways.',
  },
  {
    question: 'What’s my application number for?',
    answer:
      'Once you’ve sent it, you see a number on the screen. If you call us, the number is enough; you don’t have to explain everything again.',
  },
  {
    question: 'How are my details stored?',
    answer:
      'The certificate number and the serial number are stored encrypted and used only to prepare offers for you. Your rights are in the data notice, which opens from the form.',
  },
  {
    question: 'I sent something wrong. What now?',
    answer:
      'Send a new request with the right details, or call us and give your application number. We go through the details with you once more before talking about offers.',
  },
];
