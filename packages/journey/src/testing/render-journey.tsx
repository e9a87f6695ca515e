import { CardEntryProvider } from '@sigorta/card-fields/page/CardEntry.tsx';
import type { CardEntryComponent } from '@sigorta/card-fields/page/card-entry';
import { CardStandIn } from '@sigorta/card-fields/testing/CardStandIn.tsx';
import type { Boot } from '@sigorta/contracts/boot';
import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { FakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { type Page, renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { termsOf } from '@sigorta/product-kit/cancellation';
import { endingText } from '@sigorta/product-kit/ending-sentences';
import { loadEndingWords } from '@sigorta/product-kit/ending-words/load';
import type { Faq, Product } from '@sigorta/product-kit/product';
import { loadNamespace } from '@sigorta/runtime/runtime';
import type { ReactNode } from 'react';
import { laterKinds } from '../form/later/later-kinds.ts';
import { laterParts } from '../form/later/later-parts.ts';
import { JourneyProvider } from '../remote/journey-context.tsx';
import { loadScreenTexts } from '../remote/load-texts.ts';
import { screenOf } from '../remote/screens.ts';
import { sampleProduct } from './sample-product.ts';
import { sampleTexts } from './sample-texts.ts';

interface Surroundings {
  gateway: FakeGateway;
  /** whose words are loaded */
  page: ProductPage;
  /** address of the page with its query; the product's own path when left out */
  path?: string;
  product?: Product;
  /** questions that came with the page */
  faq?: readonly Faq[];
  /** of its family */
  release?: string;
  /** draws a card's fields; the same as in card entry's frame unless told */
  card?: CardEntryComponent;
  /** what the document tells its page */
  boot?: Partial<Boot>;
}

/** A screen of the journey alive in a page, with a small product and all words of its page; for tests in happy-dom. */
export async function renderJourney(
  element: ReactNode,
  {
    gateway,
    page,
    product = sampleProduct,
    faq = [],
    release,
    path = product.paths[page] ?? '/',
    boot = {},
    card = CardStandIn,
  }: Surroundings,
): Promise<Page> {
  await loadScreenTexts(await screenOf(page), gateway.language);
  await Promise.all([laterParts(gateway.language), laterKinds(gateway.language)]);
  loadNamespace(product.id, gateway.language, sampleTexts);
  const ending = endingText(termsOf(product), await loadEndingWords(gateway.language));
  return renderPage(
    <CardEntryProvider value={card}>
      <JourneyProvider value={{ product, release, faq, ending }}>{element}</JourneyProvider>
    </CardEntryProvider>,
    {
      gateway,
      path,
      boot,
    },
  );
}
