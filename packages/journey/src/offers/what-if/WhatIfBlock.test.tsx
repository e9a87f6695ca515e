// @vitest-environment happy-dom
import type { Offer } from '@sigorta/contracts/offer';
import type { WhatIf } from '@sigorta/contracts/what-if';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Language } from '@sigorta/i18n/language';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { euro, sampleOffer, upTo } from '../../testing/sample-offers.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { WhatIfBlock } from './WhatIfBlock.tsx';

const what = (scenario: string, change: Partial<WhatIf>): WhatIf => ({
  scenario,
  answer: 'not-said',
  cost: euro(500),
  pays: null,
  keeps: null,
  clauses: [],
  ...change,
});

const offer = sampleOffer(
  'kuzey',
  100_000,
  { baggage: upTo(400) },
  {
    exchangeRate: {
      currency: 'EUR',
      rate: '50.0000',
      kind: 'forex-selling',
      date: '2026-11-20',
      bulletin: '2026/220',
    },
    whatIf: [
      what('bag', { answer: 'partly', pays: euro(400), keeps: euro(100), clauses: ['B.4'] }),
      what('ski', { answer: 'no', clauses: ['B.7'] }),
      what('bite', {}),
      what('home', { answer: 'pays', cost: null, clauses: ['B.4'] }),
      what('old', { answer: 'partly', clauses: ['B.4'] }),
      what('sixth', { answer: 'pays', pays: euro(500), keeps: euro(0), clauses: ['B.4'] }),
    ],
    clauses: [
      { number: 'B.4', page: 2, tr: 'Bagaj ödenir.', ar: 'تُدفع الأمتعة.' },
      { number: 'B.7', tr: 'Kayak ödenmez.' },
    ],
  },
);

const show = async (shown: Offer = offer, language: Language = 'tr') => {
  const gateway = fakeGateway(language);
  const page = await renderJourney(<WhatIfBlock offer={shown} />, { gateway, page: 'offers' });
  return page;
};

const texts = {
  'scenario.bag': 'Bavul kayboldu. İçindekiler: {{cost}}',
  'scenario.ski': 'Bacak kırıldı. Gider: {{cost}}',
};

const item = async (index: number, language: Language = 'tr') => {
  loadNamespace(sampleProduct.id, language, texts);
  const page = await show(offer, language);
  const found = page.getAllByRole('listitem')[index];
  if (!found) throw new Error(`no scenario ${index}`);
  return { page, found, text: found.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '' };
};

test('an offer that was asked nothing shows nothing', async () => {
  const page = await show({ ...offer, whatIf: [] });
  expect(page.queryByRole('heading')).toBeNull();
});

test('the account names its cost, the answer both sums, in lira too', async () => {
  const { text } = await item(0);
  expect(text).toContain('İçindekiler: 500\u00A0€');
  expect(text).toContain('Bir kısmını öder');
  expect(text).toContain('400\u00A0€ (yaklaşık 20.000\u00A0TL)');
  expect(text).toContain('Sizde kalan: 100\u00A0€ (yaklaşık 5.000\u00A0TL)');
});

test('the sentence is folded away with its place, word for word', async () => {
  const { page, found } = await item(0);
  const button = within(found).getByRole('button', { name: 'Dayandığı cümle' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await page.user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(within(found).getByText('Bagaj ödenir.').closest('[lang]')?.getAttribute('lang')).toBe('tr');
  expect(within(found).getByText('Madde B.4, sayfa 2')).toBeTruthy();
});

test('another language reads the translation and the binding words below it', async () => {
  const { found } = await item(0, 'ar');
  expect(within(found).getByText('تُدفع الأمتعة.')).toBeTruthy();
  expect(within(found).getByText('Bagaj ödenir.').closest('blockquote')?.getAttribute('dir')).toBe('ltr');
});

test('who says nothing is not said to pay nothing, and nothing is quoted', async () => {
  const { found, text } = await item(2);
  expect(text).toContain('Şirket bunu söylemiyor');
  expect(text).not.toContain('Ödemez');
  expect(within(found).queryByRole('button')).toBeNull();
});

test('a yes without a sum, and one for some of the insured people, say so', async () => {
  expect((await item(3)).text).toContain('Ayrı bir tutar yazmıyor');
  expect((await item(4)).text).toContain('yalnızca bir kısmı için');
});

test('five stand first, all of them when asked for', async () => {
  const page = await show();
  expect(page.getAllByRole('listitem')).toHaveLength(5);
  await page.user.click(page.getByRole('button', { name: 'Hepsini göster' }));
  expect(page.getAllByRole('listitem')).toHaveLength(6);
  expect(page.getAllByRole('listitem')[5]?.textContent).toContain('Sizde kalan yok');
});
