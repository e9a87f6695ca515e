import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { Language } from '@sigorta/i18n/language';
import type { ComponentType } from 'react';

/** Rises when a remote built before could no longer run in the shell, or the other way round. */
export const remoteContract = 1;

export interface RemotePageRequest {
  product: string;
  /** the panel has one page for the shell and routes within it itself */
  page: ProductPage | 'panel';
  language: Language;
  /** the bare page of the form's first questions, which stands in a frame elsewhere */
  embedded?: true;
  /** of the family, which the page says to the gateway with what is filled in on it */
  release?: string | undefined;
}

/** What every family's `src/remote.ts` exports as `remote`. */
export interface RemoteModule {
  contract: number;
  /** knows `embedded` requests; a release without it would draw the whole form, its consents too, in a frame */
  embeds?: true;
  /** Loads screen, declaration and texts of one page; rejects for a page the product does not have. */
  page(request: RemotePageRequest): Promise<{ Component: ComponentType }>;
}
