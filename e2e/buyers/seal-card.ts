import { type APIRequestContext, expect } from '@playwright/test';
import { callGateway } from '../pages/call-gateway.ts';
import type { Card } from '../pages/card-frame.ts';

/** What a payment sends of a card: sealed by card entry, as its frame would have had it done. */
export async function sealCard(request: APIRequestContext, card: Card) {
  const [{ url }] = await callGateway(request, 'card/frame');
  const { number, month, year, cvv, firstName, lastName } = card;
  const answer = await request.post(new URL('/kart/muhur', url).href, {
    headers: { 'content-type': 'text/plain' },
    data: [number, month, year, cvv].join('\n'),
  });
  expect(answer.status(), 'sealed by card entry').toBe(200);
  const { sealed } = await answer.json();
  return { firstName, lastName, sealed: String(sealed) };
}
