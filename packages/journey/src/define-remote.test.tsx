// @vitest-environment happy-dom
import { countries } from '@sigorta/contracts/operations/countries';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defineRemote, type RemoteSources } from './define-remote.tsx';
import { laterParts } from './form/later/later-parts.ts';
import { sampleOfferDetail } from './testing/sample-offer-detail.ts';
import { sampleOffer } from './testing/sample-offers.ts';
import { sampleProduct } from './testing/sample-product.ts';
import { sampleTexts } from './testing/sample-texts.ts';

const id = sampleProduct.id;

const sources = (own: Partial<RemoteSources> = {}): RemoteSources => ({
  products: { [`./${id}/product.ts`]: async () => ({ other: 1, sample: sampleProduct }) },
  texts: { [`./${id}/texts/tr.ts`]: async () => ({ tr: sampleTexts }) },
  faq: {},
  ...own,
});
const faq = {
  [`./${id}/faq/tr.ts`]: async () => ({ faq: [{ question: 'Ne zaman başlar?', answer: 'Yarın.' }] }),
};

test('a page comes with its declaration and its words', async () => {
  const { Component } = await defineRemote(sources({ faq })).page({
    product: id,
    page: 'payment',
    language: 'tr',
  });
  const gateway = fakeGateway();
  gateway.refuse(offerDetail, 'not-found');
  const page = renderPage(<Component />, { gateway, path: '/deneme-odeme?teklif=offer-1234567890' });
  await page.findByRole('heading', { name: 'Bu teklif bulunamadı' });
});

test('questions and answers come with the form', async () => {
  const { Component } = await defineRemote(sources({ faq })).page({
    product: id,
    page: 'form',
    language: 'tr',
  });
  await laterParts('tr');
  const gateway = fakeGateway();
  gateway.answer(countries, { success: true, message: '', data: [] });
  const page = await act(async () => renderPage(<Component />, { gateway }));
  await page.findByText('Ne zaman başlar?');
});

test('on a lost line the form stands without its questions, which come at the next press', async () => {
  let asked = 0;
  const lostOnce = {
    [`./${id}/faq/tr.ts`]: async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('line lost');
      return { faq: [{ question: 'Ne zaman başlar?', answer: 'Yarın.' }] };
    },
  };
  const { Component } = await defineRemote(sources({ faq: lostOnce })).page({
    product: id,
    page: 'form',
    language: 'tr',
  });
  await laterParts('tr');
  const gateway = fakeGateway();
  gateway.answer(countries, { success: true, message: '', data: [] });
  const page = await act(async () => renderPage(<Component />, { gateway }));
  await expect.poll(() => asked).toBe(1);
  expect(page.queryByText('Ne zaman başlar?')).toBeNull();
  await act(async () => document.body.click());
  await page.findByText('Ne zaman başlar?');
});

/* spec §3: a group of questions may name the page of the offers beside the form's */
test('questions and answers come with the offers too', async () => {
  const { Component } = await defineRemote(sources({ faq })).page({
    product: id,
    page: 'offers',
    language: 'tr',
  });
  const gateway = fakeGateway();
  gateway.answerLines(quoteEvents, [
    { type: 'quote', sequence: 0, quote: sampleOfferDetail().quote, insurers: [] },
    { type: 'offer', sequence: 1, offer: sampleOffer('anadolu', 61_900, {}) },
    { type: 'done', sequence: 2, offers: 1, failures: 0 },
  ]);
  gateway.answer(offerDetail, sampleOfferDetail());
  const page = renderPage(<Component />, { gateway, path: '/deneme-teklifler?sorgu=quote-of-questions' });
  await page.findByText('Ne zaman başlar?', {}, { timeout: 9_000 });
});

test('a page is loaded once, a failed one again', async () => {
  let loads = 0;
  const products = {
    [`./${id}/product.ts`]: async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return { sampleProduct };
    },
  };
  const remote = defineRemote(sources({ products, faq }));
  const ask = () => remote.page({ product: id, page: 'offers', language: 'tr' });
  await expect(ask()).rejects.toThrow('offline');
  const first = await ask();
  expect((await ask()).Component).toBe(first.Component);
  expect(loads).toBe(2);
});

test.each([
  ['a page that the product does not have', { product: id, page: 'createPolicy' }],
  ['a product of another family', { product: 'pet', page: 'offers' }],
] as const)('%s rejects', async (_what, address) => {
  const remote = defineRemote(sources({ faq }));
  await expect(remote.page({ ...address, language: 'tr' })).rejects.toThrow();
});

test('the panel is no page of a family', () => {
  const remote = defineRemote(sources());
  expect(() => remote.page({ product: id, page: 'panel', language: 'tr' })).toThrow('no panel');
});

test('words of a language that a product lacks are taken from the Turkish ones', async () => {
  const remote = defineRemote(sources({ faq }));
  const { Component } = await remote.page({ product: id, page: 'offers', language: 'en' });
  const page = renderPage(<Component />, { gateway: fakeGateway('en'), path: '/deneme-teklifler' });
  expect(page.getByRole('heading', { level: 1 }).textContent).not.toBe('');
});

test('words that a browser gets in a second file come with what says them on a form, and with every other page', async () => {
  /* stands last, for modules begin anew here: another file of this worker may have shown a Russian form, and what was asked for
     once is known from then on */
  vi.resetModules();
  const [remote, later] = await Promise.all([
    import('./define-remote.tsx'),
    import('./form/later/later-parts.ts'),
  ]);
  const asked: string[] = [];
  const inTwo = (page: string) => ({
    [`./${id}/texts/ru.ts`]: async () => ({
      ru: sampleTexts,
      later: async () => {
        asked.push(page);
        return { ru: { 'coverage.fire': 'Огонь' } };
      },
    }),
  });
  const pageIn = (page: 'form' | 'offers') =>
    remote.defineRemote(sources({ faq, texts: inTwo(page) })).page({ product: id, page, language: 'ru' });
  await pageIn('form');
  expect(asked).toEqual([]);
  await pageIn('offers');
  expect(asked).toEqual(['offers']);
  await later.laterParts('ru');
  expect(asked).toEqual(['offers', 'form']);
});
