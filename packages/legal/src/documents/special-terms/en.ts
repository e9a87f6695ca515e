import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Information text and special terms of the insurance',
  articles: [
    {
      heading: 'Which terms apply',
      paragraphs: [
        'This insurance is given by {{insurerName}}; {{companyName}} acts as intermediary. Product: {{productName}}, plan: {{planName}}.',
        'The policy, the general terms of the product and the special terms of {{insurerName}} apply. Coverages, limits, excesses and exclusions are written on the offer and in the policy.',
      ],
    },
    {
      heading: 'Giving correct information',
      paragraphs: [
        'What you are asked has to be answered completely and correctly. Missing or wrong information may entitle the insurer to ask for more premium, to withdraw from the contract or to reduce the compensation.',
        'If a change during the contract increases the risk, report it without delay.',
      ],
    },
    {
      heading: 'If something happens',
      paragraphs: [
        'Report the event to the insurer without delay, do what you can to keep the loss small, and keep documents and invoices. The number to call is in the policy.',
      ],
    },
    {
      heading: 'When cover begins and ends',
      paragraphs: [
        'Once the contract is confirmed and the premium paid, cover begins and ends on the dates written in the policy. Period: {{coverPeriod}}.',
        'Waiting periods and limits of age, country or activity are shown in the details of the offer and in the special terms.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        'You can first turn to {{companyEmail}} or to the insurer. If that does not help, you can go to the Insurance Arbitration Commission, a consumer arbitration committee or a court. The sector is supervised by the Insurance and Private Pension Regulation and Supervision Agency (SEDDK).',
      ],
    },
  ],
};
