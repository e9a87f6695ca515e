// @vitest-environment happy-dom
import type { Offer } from '@sigorta/contracts/offer';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleOffer } from '../testing/sample-offers.ts';
import { OfferCards } from './OfferCards.tsx';
import { useOfferChoice } from './use-offer-choice.ts';

/** An offer that tells when its card is drawn: the plan stands on a card and nowhere else in the list. */
const telling = (insurer: string, drawn: string[]): Offer => ({
  ...sampleOffer(insurer, 60_000, {}, { validUntil: '2099-01-01T00:00:00.000Z' }),
  get planName() {
    drawn.push(insurer);
    return 'Standart';
  },
});

function Arriving({ offers }: { offers: readonly Offer[] }) {
  const [count, setCount] = useState(2);
  const shown = offers.slice(0, count);
  const { compared, compare } = useOfferChoice(shown, 'quote-1', []);
  return (
    <>
      <OfferCards quote={null} offers={shown} cheapest={shown[0]} compared={compared} onCompare={compare} />
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
    </>
  );
}

async function show() {
  const drawn: string[] = [];
  const offers = ['meridyen', 'anadolu', 'kuzey'].map((insurer) => telling(insurer, drawn));
  const page = await renderJourney(<Arriving offers={offers} />, { gateway: fakeGateway(), page: 'offers' });
  expect(new Set(drawn)).toEqual(new Set(['meridyen', 'anadolu']));
  drawn.length = 0;
  return { page, drawn };
}

test('an offer that arrives draws its own card and leaves the others', async () => {
  const { page, drawn } = await show();
  await page.user.click(page.getByRole('button', { name: 'more' }));
  expect(page.getAllByRole('article')).toHaveLength(3);
  expect(new Set(drawn)).toEqual(new Set(['kuzey']));
});

test('an offer put beside others draws its own card', async () => {
  const { page, drawn } = await show();
  const [first] = page.getAllByRole('checkbox');
  if (!first) throw new Error('nothing to put beside each other');
  await page.user.click(first);
  expect(first).toHaveProperty('checked', true);
  expect(new Set(drawn)).toEqual(new Set(['meridyen']));
});
