import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './boot-context.ts';

/** Translation of one namespace in the page's language: `const t = useTexts('shell'); t('header.menu')`. */
export function useTexts(namespace: string): TFunction {
  return useTranslation(namespace, { lng: useLanguage() }).t;
}
