import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Language } from '@sigorta/i18n/language';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { RemoteModule } from '@sigorta/runtime/remote-module';
import { ar } from '@sigorta/ui-kit/text/texts/ar';
import { en } from '@sigorta/ui-kit/text/texts/en';
import { ru } from '@sigorta/ui-kit/text/texts/ru';
import { tr } from '@sigorta/ui-kit/text/texts/tr';
import type { BareShell } from './build-shared.ts';

/** The form of a product as the release's own code draws it on a server. */
export interface DrawnForm {
  product: string;
  language: Language;
  title: string;
  html: string;
}

const ofInputs: Record<Language, Record<string, string>> = { tr, en, ru, ar };

/** Draws a form in one language, in a shell that is nothing but a frame. */
export async function drawForm(
  remote: RemoteModule,
  { product }: DiscoveredProduct,
  language: Language,
  { drawBare, loadNamespace }: BareShell,
): Promise<DrawnForm> {
  loadNamespace('ui', language, ofInputs[language]);
  const { Component } = await remote.page({ product: product.id, page: 'form', language });
  const boot = {
    language,
    brand: defaultBrand,
    catalogue: [],
    token: '',
    endpoint: '/apiConnection',
    endpointOrigins: [],
    frames: [],
    findsVehicles: true,
    manifestUrl: '/remotes.json',
    remote: null,
    today: new Date().toISOString().slice(0, 10),
  };
  return { product: product.id, language, ...(await drawBare(Component, boot, product.paths.form)) };
}
