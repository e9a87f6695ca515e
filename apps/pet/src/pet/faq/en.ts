import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'What does pet insurance cover?',
    answer:
      'Vet’s bills after an accident or illness and, depending on the plan, surgery, clinic stays and emergency examinations. It also pays damages claimed from you if your pet harms someone. Vaccination, neutering and ordinary check-ups aren’t covered.',
  },
  {
    question: 'Which pets can be insured?',
    answer:
      'Cats and dogs. The age limit differs: some insurers accept up to nine years, some up to twelve. If yours is above the limit, the reason is shown below the list of offers.',
  },
  {
    question: 'Why can’t I insure a banned breed?',
    answer:
      'Law 5199 and its regulation forbid keeping certain breeds of dog. If you choose one in the form, we say so at once and the application stops there. For a dog of mixed breed choose “mixed breed”.',
  },
  {
    question: 'Is a microchip required?',
    answer:
      'Yes. The insurer identifies your pet by its microchip number. We ask for it after payment, not for the offer. If you don’t have it to hand, the policy is still issued; give the assistance line the number before you make a claim.',
  },
  {
    question: 'What’s a waiting period?',
    answer:
      'Illness isn’t covered in the first 30 days: the insurer doesn’t pay for an illness that appears in that time. Accidents are covered from the first day.',
  },
  {
    question: 'Can I insure a pet that is ill?',
    answer:
      'You can, but an illness that began before the policy isn’t covered, nor are its costs. The form asks for a declaration of accuracy. Leaving something out on purpose may mean that the insurer rejects a claim.',
  },
  {
    question: 'Can I go to any vet?',
    answer:
      'In most plans you pay nothing on the spot at a contracted clinic; at another one you pay the bill and claim it back. The assistance line on the policy tells you which clinics are contracted.',
  },
  {
    question: 'What if my dog bites someone?',
    answer:
      'Liability cover pays for the injured person’s treatment and the damages claimed from you, up to the amount in the table. Tell the assistance line at once and promise no payment without the insurer. The dog is expected to have been on a lead.',
  },
  {
    question: 'Do I have to agree to the survey?',
    answer:
      'No. Sending details abroad for the satisfaction survey, campaign messages and the consent to sharing data are all optional; they change neither price nor cover. Only the declaration of accuracy is needed for offers.',
  },
  {
    question: 'What if I change my mind?',
    answer: '{{ending}}',
  },
];
