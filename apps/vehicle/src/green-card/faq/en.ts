import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What’s the green card?',
    answer:
      'It’s third-party insurance abroad for a vehicle with Turkish plates. When an accident is your fault, it pays the other side’s loss up to the limit set by that country’s law. You’re asked for a valid card at the border.',
  },
  {
    question: 'Isn’t my Turkish third-party insurance (trafik) valid abroad?',
    answer:
      'No, that policy ends at the Turkish border. Without a card you may have to buy insurance there, which often costs more and isn’t sold at every crossing.',
  },
  {
    question: 'I cross several countries. Which one do I choose?',
    answer:
      'The farthest one. The card is valid in every green card country that isn’t crossed out, so on the way to Germany you need no separate card for Bulgaria, Serbia, Hungary and Austria.',
  },
  {
    question: 'Where is it not valid?',
    answer:
      'In countries outside the green card system and in those crossed out on the card. Countries that aren’t in the list, such as Georgia, sell insurance at the border. Some insurers also leave out a few member countries.',
  },
  {
    question: 'Does it pay for my own vehicle?',
    answer:
      'No. The green card is liability insurance only. For your own car, see whether your kasko covers journeys abroad; many policies do, for a short time and for an extra premium.',
  },
  {
    question: 'Which period should I choose?',
    answer:
      'Start on the day you leave Türkiye and allow for the drive back. The shortest card is for 15 days; after that they run from 1 to 12 months. Driving abroad after it has ended can bring heavy fines.',
  },
  {
    question: 'Why is the price in euros?',
    answer:
      'Insurers pay for losses abroad in foreign currency, so premiums are set in euros. You’re charged lira at the central bank’s rate of the day; the rate, date and bulletin number are on the offer.',
  },
  {
    question: 'The vehicle isn’t registered in my name. Can I buy it?',
    answer:
      'The card is made out for the owner on the registration certificate (ruhsat), so enter the owner’s details. If you drive the vehicle yourself, also have a power of attorney from a notary ready; it may be asked for at the border.',
  },
  {
    question: 'What do I do after an accident abroad?',
    answer:
      'Call the police and ask for a report; give the other side your card number. Take photos and sign nothing that says the fault is yours. Then call the claims line of the policy; the bureau of that country handles the case.',
  },
  {
    question: 'Can I cancel if I don’t travel?',
    answer: '{{ending}}',
  },
];
