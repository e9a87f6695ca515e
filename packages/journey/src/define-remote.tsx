import type { ProductPage } from '@sigorta/contracts/journey-pages';
import { untilItComes } from '@sigorta/i18n/fetched-once';
import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { loadEndingWords } from '@sigorta/product-kit/ending-words/load';
import type { Faq, Product } from '@sigorta/product-kit/product';
import { type RemoteModule, type RemotePageRequest, remoteContract } from '@sigorta/runtime/runtime';
import type { ComponentType } from 'react';
import { type Journey, JourneyProvider } from './remote/journey-context.tsx';
import { loadProductTexts, loadScenarioTexts, loadScreenTexts } from './remote/load-texts.ts';
import { type ModuleLoaders, moduleAt } from './remote/modules.ts';
import { OwnUiTexts } from './remote/OwnUiTexts.tsx';
import { screenOf } from './remote/screens.ts';

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
  const shown = await screenOf(embedded ? 'embedded' : page);
  const [declaration, screen, told] = await Promise.all([
    moduleAt(sources.products, `./${id}/product.ts`),
    shown.load(),
    page === 'form' ? null : loadTold(sources, asked),
    loadProductTexts(sources.texts, id, language, page === 'form' && !embedded),
    page === 'offers' ? loadScenarioTexts(sources.scenarios ?? {}, id, language) : null,
    loadScreenTexts(shown, language),
  ]);
  const product = Object.values(declaration).find((value) => isProduct(value, id));
  if (!isProduct(product, id) || product.paths[page] === undefined)
    throw new Error(`${id} has no page ${page}`);
  const { Screen, ready } = screen;
  await ready?.(product, language);
  const journey: Journey = {
    product,
    release,
    ...(told ? told(product) : { faq: [], ending: '', laterFaq: laterFaq(sources, asked, product) }),
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

/** Questions stand below the form and the offers; every page that leads to a policy can tell how one ends. */
async function loadTold(sources: RemoteSources, { product: id, page, language }: OfJourney) {
  const [{ toldBy }, faq, words] = await Promise.all([
    import('./remote/told.ts'),
    page === 'form' || page === 'offers' ? loadFaq(sources, id, language) : [],
    loadEndingWords(language),
  ]);
  return (product: Product) => toldBy(product, faq, words);
}

/** A form's questions stand in its document: what they are made of comes behind the handlers. On a lost line what stands there stays. */
function laterFaq(sources: RemoteSources, asked: OfJourney, product: Product): () => Promise<readonly Faq[]> {
  let coming: Promise<readonly Faq[]> | undefined;
  return () => {
    coming ??= untilItComes(async () => (await loadTold(sources, asked))(product).faq);
    return coming;
  };
}

const isProduct = (value: unknown, id: string): value is Product =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id && 'steps' in value;

async function loadFaq(sources: RemoteSources, id: string, language: Language): Promise<readonly Faq[]> {
  const file = (wanted: Language) => `./${id}/faq/${wanted}.ts`;
  const path = sources.faq[file(language)] ? file(language) : file(defaultLanguage);
  const { faq } = await moduleAt(sources.faq, path);
  return Array.isArray(faq) ? faq : [];
}
