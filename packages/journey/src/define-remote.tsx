import type { ProductPage } from '@sigorta/contracts/journey-pages';
import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { termsOf } from '@sigorta/product-kit/cancellation';
import { endingText, fillAnswers } from '@sigorta/product-kit/ending-sentences';
import { loadEndingWords } from '@sigorta/product-kit/ending-words/load';
import type { Faq, Product } from '@sigorta/product-kit/product';
import { type RemoteModule, type RemotePageRequest, remoteContract } from '@sigorta/runtime/runtime';
import type { ComponentType } from 'react';
import { JourneyProvider } from './remote/journey-context.tsx';
import { loadProductTexts, loadScenarioTexts, loadScreenTexts } from './remote/load-texts.ts';
import { type ModuleLoaders, moduleAt } from './remote/modules.ts';
import { OwnUiTexts } from './remote/OwnUiTexts.tsx';
import { embeddedForm, screens } from './remote/screens.ts';

/** Records of `import.meta.glob`, all relative to the family's `src/`: `./foreign-travel/product.ts`. */
export interface RemoteSources {
  /** `./<product>/product.ts` */
  products: ModuleLoaders;
  /** `./<product>/texts/<language>.ts` */
  texts: ModuleLoaders;
  /** `./<product>/faq/<language>.ts` */
  faq: ModuleLoaders;
  /** `./_family/scenarios/<language>.ts` */
  scenarios?: ModuleLoaders;
}

type Loaded = Promise<{ Component: ComponentType }>;

/** What a family's `src/remote.ts` exports: every page of every product folder, loaded when it is asked for. */
export function defineRemote(sources: RemoteSources): RemoteModule {
  const pages = new Map<string, Loaded>();
  return {
    contract: remoteContract,
    embeds: true,
    page({ product, page, embedded, language, release }) {
      if (page === 'panel') throw new Error(`${product} has no panel`);
      const key = `${product}/${page}/${embedded ?? ''}/${language}`;
      const known = pages.get(key);
      if (known) return known;
      const loaded = loadPage(sources, { product, page, embedded, language, release });
      pages.set(key, loaded);
      /* a failed load must be able to succeed later */
      loaded.catch(() => pages.delete(key));
      return loaded;
    },
  };
}

interface OfJourney extends Omit<RemotePageRequest, 'embedded'> {
  page: ProductPage;
  embedded: true | undefined;
}

async function loadPage(sources: RemoteSources, asked: OfJourney): Loaded {
  const { product: id, page, embedded, language, release } = asked;
  const shown = embedded ? embeddedForm : screens[page];
  const [declaration, screen, faqTexts, endingWords] = await Promise.all([
    moduleAt(sources.products, `./${id}/product.ts`),
    shown.load(),
    showsFaq(page, embedded) ? loadFaq(sources, id, language) : [],
    loadEndingWords(language),
    loadProductTexts(sources.texts, id, language),
    page === 'offers' ? loadScenarioTexts(sources.scenarios ?? {}, id, language) : null,
    loadScreenTexts(shown, language),
  ]);
  const product = Object.values(declaration).find((value) => isProduct(value, id));
  if (!isProduct(product, id) || product.paths[page] === undefined)
    throw new Error(`${id} has no page ${page}`);
  const { Screen } = screen;
  const terms = termsOf(product);
  const journey = {
    product,
    release,
    faq: fillAnswers(faqTexts, terms, endingWords),
    ending: endingText(terms, endingWords),
  };
  return {
    Component: () => (
      <JourneyProvider value={journey}>
        <OwnUiTexts language={language}>
          <Screen />
        </OwnUiTexts>
      </JourneyProvider>
    ),
  };
}

/** Below the form and the offers; a frame on a partner's page has its first questions alone. */
const showsFaq = (page: ProductPage, embedded: true | undefined): boolean =>
  (page === 'form' || page === 'offers') && !embedded;

const isProduct = (value: unknown, id: string): value is Product =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id && 'steps' in value;

async function loadFaq(sources: RemoteSources, id: string, language: Language): Promise<readonly Faq[]> {
  const file = (wanted: Language) => `./${id}/faq/${wanted}.ts`;
  const path = sources.faq[file(language)] ? file(language) : file(defaultLanguage);
  const { faq } = await moduleAt(sources.faq, path);
  return Array.isArray(faq) ? faq : [];
}
