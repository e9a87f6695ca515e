import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What does pet insurance cover?',
    answer:
      'The vet’s bills after accident and illness and, by plan, surgery, a stay at the clinic and emergency examinations. It also pays damages claimed from you if your pet harms someone. Vaccination, neutering and ordinary check-ups aren’t covered.',
  },
  {
    question: 'Which pets can be insured?',
    answer:
      'Cats and dogs. The age limit differs: some insurers accept up to nine years, some up to twelve. If yours is above the limit, the reason is shown below the list of offers.',
  },
  {
    question: 'Why can I not insure a banned breed?',
    answer:
      'Law 5199 and its regulation forbid keeping certain breeds of dog. If you choose one in the form, we say so at once and the application doesn’t go on. For a dog of mixed breed choose “mixed breed”.',
  },
  {
    question: 'Is a microchip required?',
    answer:
      'Yes, the insurer knows the pet by its microchip number. We ask for it after payment, not for the offer. If you don’t have it at hand, the policy is made all the same; tell the support line the number before you make a claim.',
  },
  {
    question: 'What is the waiting period?',
    answer:
      'Cover for illness doesn’t work in the first 30 days; an illness that appears then isn’t covered. Cover for accidents is valid from the first day of the policy.',
  },
  {
    question: 'Can I insure a pet that is ill?',
    answer:
      'The policy can be made, but an illness that began before and its costs aren’t covered. The form asks for a declaration of accuracy. Leaving something out on purpose may mean that a claim isn’t paid.',
  },
  {
    question: 'May I go to any vet?',
    answer:
      'In most plans you’re treated without paying at a contracted clinic; at another one you pay the bill and claim it back. The support line on the policy tells you which clinics are contracted.',
  },
  {
    question: 'What if my dog bites someone?',
    answer:
      'Liability cover pays the injured person’s treatment and the damages claimed from you up to the amount in the table. Tell the support line at once and promise no payment without the insurer. The dog is expected to have been on a lead.',
  },
  {
    question: 'May I leave out the consent to the survey?',
    answer:
      'Yes. Passing data abroad for the satisfaction survey and campaign messages are optional and change neither price nor cover. The declaration of accuracy and the consent to personal data are needed for offers.',
  },
  {
    question: 'What if I change my mind?',
    answer: '{{ending}}',
  },
];
