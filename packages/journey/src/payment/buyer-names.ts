import { nameFault } from '@sigorta/card-fields/card-names';
import { type CardNames, cardName } from '@sigorta/card-fields/card-parts';

/** A transfer needs the buyer's name only; its two inputs are named like those of a card. */
export const buyerFaults = (names: CardNames): { field: string; message: string }[] =>
  (['firstName', 'lastName'] as const).flatMap((part) => {
    const message = nameFault(names[part], `transfer.error.${part}`);
    return message === null ? [] : [{ field: cardName(part), message }];
  });
