import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Notice on the protection of personal data',
  articles: [
    {
      heading: 'Data controller',
      paragraphs: [
        '{{companyName}} is responsible for the processing of your data.[[ Address: {{companyAddress}}.]][[ Phone: {{companyPhone}}.]][[ E-mail: {{privacyEmail}}.]]',
        'The insurer that issues your policy is a data controller in its own right for what it does.',
      ],
    },
    {
      heading: 'Data we process',
      paragraphs: [
        'Identity: first and last name, Turkish or foreigner ID number, passport number, date and place of birth, father’s name, nationality, gender.',
        'Contact: phone, e-mail, address.',
        'What is insured: details of the trip, device, pet, home or vehicle; records of offers, policies and payments.',
        'Only where a product needs them, special categories of data such as height, weight and health information.',
        'Security of transactions: IP address, date and time, version of the texts you accepted.',
        'Your card number and CVV are passed on to the payment institution only and are not recorded.',
      ],
    },
    {
      heading: 'Purposes',
      paragraphs: [
        'To get offers from insurers, compare them, have the policy issued and deliver it to you.',
        'To take payment and to help with cancellation, withdrawal, refunds and claims.',
        'To keep the records the law asks for, answer competent authorities and prevent fraud.',
        'If you have agreed to it separately, to tell you about campaigns and news.',
      ],
    },
    {
      heading: 'Recipients',
      paragraphs: [
        'The insurers asked for an offer; reinsurance and assistance companies for the policy; the payment institution and banks; providers of SMS, e-mail and hosting; public authorities entitled by law. Each receives only what its task requires.',
        'If you have your vehicle looked up, the keeper of the vehicle register receives the plate and the serial number of the registration certificate, nothing else.',
        'If you came to the site through an agency, your application is shared with that agency too.',
        'Where data must go abroad, one of the conditions of article 9 of the Law has to be met.',
      ],
    },
    {
      heading: 'How data is collected, and the legal ground',
      paragraphs: [
        'Data is collected electronically through the forms on this site, by phone, by e-mail and in correspondence.',
        'If you have your vehicle looked up by its plate and the serial number of its registration certificate, the details that the form asks for are taken from the vehicle register. Depending on the product these are make and model, model year, type, use, province, value range and, for third-party car insurance, the no-claims step. The query itself is not kept; what you leave in the form is processed like what you typed yourself.',
        'Legal grounds: concluding and performing a contract, a legal obligation, establishing or protecting a right, a legitimate interest that does not harm your fundamental rights; where these do not suffice, your express consent (articles 5 and 6 of the Law).',
      ],
    },
    {
      heading: 'How long data is kept',
      paragraphs: [
        'Offers that did not become a policy are deleted after 30 days, applications and messages to us after 180 days. A quote you save is deleted at the end of the 30 days that follow the day you saved it. Records of policies and payments are kept for the 10 years that apply to commercial documents (Turkish Commercial Code, article 82); after that they are deleted, destroyed or made anonymous.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under article 11 of the Law you may learn whether your data is processed, ask for information about it, and learn its purpose, whether it is used accordingly, and to whom it is passed in Türkiye or abroad.',
        'You may ask for missing or wrong data to be corrected, for data to be deleted or destroyed where the conditions are met, and for those who received it to be told.',
        'You may object to a result against you that comes from automated analysis alone, and claim damages caused by unlawful processing.',
      ],
    },
    {
      heading: 'How to apply',
      paragraphs: [
        'Send your application in Turkish, in writing to {{companyAddress}}[[, to the registered e-mail address {{companyKep}}]], or from your e-mail address known to us to {{privacyEmail}}.',
        'Your application is answered within 30 days at the latest, free of charge. If the answer causes an extra cost, the tariff set by the Board applies.',
        'If you find the answer insufficient or receive none in time, you may complain to the Personal Data Protection Board within 30 days of learning the answer, and in any case within 60 days of your application.',
      ],
    },
  ],
};
