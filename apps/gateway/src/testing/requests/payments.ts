import { randomBytes } from 'node:crypto';
import { lira } from '@sigorta/contracts/money';
import type { Buyer } from '../buyer.ts';
import { nextLook } from '../next-look.ts';
import { sealedCard } from '../purchase/card-entry.ts';
import { testConsent } from '../test-consent.ts';

export const byCard = ({ sealed, ...typed }: { sealed?: string; number?: string } = {}) => ({
  kind: 'card',
  card: { ...sealedCard(typed), ...(sealed !== undefined && { sealed }) },
});

/** A payment as the page sends it; `more` replaces parts of it. */
export const paymentOf = (of: object, more: object = {}) => ({
  language: 'tr',
  of,
  amount: lira(125_050),
  name: 'Defne Aydın',
  email: 'defne@ornek.example',
  way: byCard(),
  consents: [testConsent('information-text')],
  ...more,
});

export const freePayment = (reference = 'POL-2026-17') => ({
  kind: 'free',
  key: randomBytes(12).toString('base64url'),
  reference,
});

/** What staff asks for; the phone's end and the birth year open it. */
export const asked = (more: object = {}) => ({
  amount: lira(125_050),
  purpose: 'Kasko ikinci taksit',
  reference: 'KAS-88213',
  language: 'tr',
  name: 'Defne Aydın',
  phone: '0532 123 42 17',
  email: 'defne@ornek.example',
  birthYear: '1990',
  days: 3,
  send: [],
  ...more,
});

/** A request made by staff; its token stands in the link. */
export async function askFor(staff: Buyer, more: object = {}): Promise<{ id: string; token: string }> {
  const { body } = await staff.post('panel/payment-requests/create', asked(more));
  return { id: body.id, token: new URL(body.link).searchParams.get('istek') ?? '' };
}

export async function waitForPayment(buyer: Buyer, paymentId: string, wanted: string) {
  const since = Date.now();
  for (;;) {
    const { body } = await buyer.get(`payments/${paymentId}`);
    if (body.state === wanted && (wanted !== 'paid' || body.mail === 'sent')) return body;
    if (Date.now() > since + 15_000) throw new Error(`still ${JSON.stringify(body)}`);
    await nextLook(since);
  }
}
