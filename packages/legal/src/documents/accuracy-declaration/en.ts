import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Declaration of accuracy',
  articles: [
    {
      heading: 'What you declare',
      paragraphs: [
        'I declare that what I have stated about myself and my pet is correct and complete, and that I took its kind, breed, age and sex from its health record.',
        'I state that the pet is mine or that I insure it with its owner’s knowledge, and that to my knowledge it has no ongoing illness and is under no treatment.',
      ],
    },
    {
      heading: 'If something is wrong or missing',
      paragraphs: [
        'The insurer sets the price by this information. Under articles 1435 and following of the Turkish Commercial Code, if a fact that matters for the contract is wrong or missing, the insurer may ask for the difference in premium, withdraw from the contract, or pay a claim in part or not at all.',
        'If you notice a mistake later, [[call {{companyPhone}} or ]]write to {{companyEmail}} at once; we pass the correction on to the insurer.',
      ],
    },
  ],
};
