import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What’s DASK and who needs it?',
    answer:
      'DASK is the compulsory insurance for earthquake damage to buildings. You must have it if you own a home in a residential building within municipal boundaries, or a shop or office in one. A tenant can arrange it, but the policy is issued to the owner named in the title deed.',
  },
  {
    question: 'Why is the price the same everywhere?',
    answer:
      'The compulsory premium is set by an official tariff, not by insurers. It depends on gross area, structure, year of construction, floors and the risk group of the settlement. That part is tax-free and the same at every insurer, to the kuruş.',
  },
  {
    question: 'Then why do the offers differ?',
    answer:
      'Some insurers add an optional package to the compulsory policy: contents, a temporary home, a refund of the excess. The offer’s details show its premium on a separate line. If you don’t want the package, choose an offer with the compulsory policy alone.',
  },
  {
    question: 'What’s the UAVT address code and where do I find it?',
    answer:
      'It’s the 10-digit code of your home in the national address register; every apartment has its own. Your old DASK policy shows it. If you don’t know it, press “Find by address” in the form and choose from the province down to the apartment.',
  },
  {
    question: 'What does DASK cover, and what does it leave out?',
    answer:
      'It covers the building: foundations, walls, ceilings, stairs and roof. It pays for damage by the earthquake and by any fire, explosion, tsunami or landslide that follows. Contents, debris removal, lost rent and injuries aren’t part of the compulsory policy.',
  },
  {
    question: 'Which floor area should I enter?',
    answer:
      'The gross area. You’ll find it in the title deed, the occupancy permit or your old policy. The sum insured is worked out from it, so if you enter too little, you’re paid too little. The minimum is 40 square metres.',
  },
  {
    question: 'My building was damaged in an earthquake. Can it be insured?',
    answer:
      'Yes, if the damage is slight and you declare it. If it’s moderate, only with a document that proves repair and strengthening; we have to see it, so this isn’t sold online. A severely damaged or collapsed building can’t be insured.',
  },
  {
    question: 'Is there a discount for renewing?',
    answer:
      'Yes. Renew before the policy ends or within 30 days afterwards, and the premium falls by 20%, though never below the minimum for the risk group. The insurer checks the renewal in the DASK records.',
  },
  {
    question: 'How much of a loss do I pay myself?',
    answer:
      'Under the compulsory policy, 2% of the sum insured for each loss; tremors within 72 hours count as one. If your package refunds the excess, the insurer pays half or all of it.',
  },
  {
    question: 'I have a home loan. What should I do?',
    answer:
      'Answer “Yes” to the mortgage question and name the lender and its branch. The lender then appears in the policy. You’ll also need a valid DASK policy to have utilities connected and for transactions at the land registry.',
  },
];
