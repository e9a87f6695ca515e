import type { Boot } from '@sigorta/contracts/boot';
import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import type { Brand } from '@sigorta/contracts/partner';
import type { Language } from '@sigorta/i18n/language';
import { createContext, useContext } from 'react';

const BootContext = createContext<Boot | null>(null);

export const BootProvider = BootContext.Provider;

export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot outside BootProvider: is there a second copy of @sigorta/runtime?');
  return boot;
}

export const useBrand = (): Brand => useBoot().brand;
export const useLanguage = (): Language => useBoot().language;
/** What this brand sells. */
export const useCatalogue = (): CatalogueCard[] =>
  useBoot().catalogue.filter(({ notOffered }) => !notOffered);
/** Every product with its pages: what was bought has them under every brand. */
export const useEveryProduct = (): CatalogueCard[] => useBoot().catalogue;
