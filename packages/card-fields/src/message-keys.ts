import { cardNumberInText } from '@sigorta/contracts/free-text';

/** Sentences the fields say by themselves, as a part is left (spec §5.8). Keys of the common texts. */
export const fieldMessageKeys = [
  'payment.error.cardNumber',
  'payment.error.cardType',
  'payment.error.firstName',
  'payment.error.lastName',
  'payment.error.month',
  'payment.error.year',
  'payment.error.expired',
  'payment.error.cvv',
  cardNumberInText,
] as const;

/** Words of the inputs themselves. */
export const kitMessageKeys = ['kit.card.unknown', 'kit.card.expiryPlaceholder'] as const;
