import { type Html, html } from '../http/html.ts';
import { familyOf, type TestCard, testCards } from '../payment-provider/cards.ts';
import type { View } from './view.ts';

const inFours = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

const kindOf = (card: TestCard, { say }: View): string =>
  [
    card.association.replace('_', ' ').toLowerCase(),
    card.credit ? say('credit') : say('debit'),
    card.foreign && say('foreign'),
    familyOf(card),
  ]
    .filter(Boolean)
    .join(', ');

const table = (view: View, list: readonly TestCard[]): Html => {
  const { say, sayAny } = view;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${say('cards')}"><table>
<thead><tr><th>${say('number')}</th><th>${say('outcome')}</th><th>${say('cardKind')}</th><th>${say('bank')}</th></tr></thead>
<tbody>${list.map(
    (card) => html`<tr>
<td><bdi class="id">${inFours(card.number)}</bdi></td><td class="${card.effect === 'success' ? 'good' : 'bad'}">${sayAny(`effect.${card.effect}`)}</td>
<td>${kindOf(card, view)}</td><td>${card.bank ?? ''}</td>
</tr>`,
  )}</tbody></table></div>`;
};

/** The cards one reaches for first: a credit card, a debit card, a foreign one, American Express. */
const handy = new Set(['5528790000000008', '4987490000000002', '5400010000000004', '374427000000003']);

/** A few that pay, all that fail, and the other paying ones folded away. */
export const cardsTable = (view: View): Html => {
  const pays = (card: TestCard) => card.effect === 'success';
  const first = testCards.filter((card) => handy.has(card.number));
  const failing = testCards.filter((card) => !pays(card));
  const rest = testCards.filter((card) => pays(card) && !handy.has(card.number));
  return html`<p class="lead">${view.say('cardsLead')}</p>
${table(view, [...first, ...failing])}
<details><summary>${view.say('moreCards')} (${rest.length})</summary>${table(view, rest)}</details>`;
};
