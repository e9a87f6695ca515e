import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What is DASK and who needs it?',
    answer:
      'DASK is the compulsory insurance for earthquake damage to buildings. Owners of homes inside municipal borders, and of shops or offices in such buildings, must have it. A tenant may arrange it, but the policy is made out to the owner in the title deed.',
  },
  {
    question: 'Why is the price the same everywhere?',
    answer:
      'The compulsory premium is set by an official tariff, not by insurers: gross area, structure, year of construction, floors and the risk group of the settlement. That part is the same to the kuruş at every insurer and free of tax.',
  },
  {
    question: 'Then why do the offers differ?',
    answer:
      'Some insurers add a voluntary package to the compulsory policy: contents, a temporary home, the excess paid back. The details of an offer show its premium on a line of its own. If you don’t want one, choose the offer with the compulsory policy alone.',
  },
  {
    question: 'What is the UAVT address code and where do I find it?',
    answer:
      'It is the 10-digit code of your home in the national address register; every apartment has its own. Your old DASK policy shows it. If you don’t know it, press “Find by address” in the form and choose from the province down to the apartment.',
  },
  {
    question: 'What does DASK cover and what not?',
    answer:
      'It covers the building with its foundations, walls, ceilings, stairs and roof, against the earthquake and the fire, explosion, tsunami or landslide that follows. Contents, removal of debris, loss of rent and injuries are outside the compulsory policy.',
  },
  {
    question: 'Which area should I write?',
    answer:
      'The gross area, found in the title deed, the occupancy permit or the old policy. The sum insured is worked out from it, so too small an area means too small a payment. The smallest area is 40 square metres.',
  },
  {
    question: 'My building was damaged in an earthquake. Can it be insured?',
    answer:
      'With slight damage yes, on your statement. With moderate damage only with the document that shows repair and strengthening; because we must see it, it isn’t sold online. A severely damaged or collapsed building can’t be insured.',
  },
  {
    question: 'Is there a discount for renewing?',
    answer:
      'Yes. Renew before the policy ends or within 30 days after, and the premium falls by 20 per cent, though never below the lowest premium of the risk group. The renewal is checked in the DASK records.',
  },
  {
    question: 'How much do I bear of a loss?',
    answer:
      'Under the compulsory policy 2 per cent of the sum insured of each loss; tremors within 72 hours count as one. With a package that pays the excess back, the insurer takes half or all of it.',
  },
  {
    question: 'I have a home loan. What should I do?',
    answer:
      'Answer “Yes” to the mortgagee question and name the bank or financial institution with its branch. The lender then appears in the policy. A valid DASK policy is also asked for when you open utilities or go to the land registry.',
  },
];
