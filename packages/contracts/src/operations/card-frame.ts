import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldLink } from '../told.ts';
import { empty } from '../wire.ts';

export const cardFrame = defineOperation({
  producer: 'card/frame',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  first: 'buying',
  request: empty,
  answer: v.object({
    /** of card entry, another origin, for the page that asked and no other */
    url: toldLink,
  }),
  errors: [],
  summary:
    'Address of the frame that a card is typed into: it seals the card, and no page of the site sees it.',
});
