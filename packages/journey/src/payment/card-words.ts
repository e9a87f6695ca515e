import { type CardPart, cardName, cardParts } from '@sigorta/card-fields/card-parts';
import type { CardWords } from '@sigorta/card-fields/page/card-entry';
import type { Translate } from '@sigorta/i18n/texts/text-key';
import { fieldId } from '../form/field-id.ts';
import type { tr } from '../texts/payment/tr.ts';

/** What stands on the fields of a card. @param t texts `card.*` of the group `payment` */
export const cardWords = (t: Translate<keyof typeof tr>): CardWords => ({
  title: t('card.title'),
  labels: Object.fromEntries(cardParts.map((part) => [part, t(`card.${part}`)])) as CardWords['labels'],
  wait: t('card.wait'),
  failed: t('card.failed'),
});

/** What the error summary leads to, and from there into the frame. */
export const cardPartId = (part: CardPart): string => fieldId(cardName(part));
