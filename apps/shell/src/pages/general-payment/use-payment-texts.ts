import { loadCommonTexts } from '@sigorta/i18n/texts/load';
import { isolated } from '@sigorta/journey/words/isolate';
import type { Places } from '@sigorta/journey/words/use-words';
import { useLanguage } from '@sigorta/runtime/runtime';
import { lazyTexts } from '../../texts/lazy-texts.ts';

/* card and transfer are said in the words of every purchase */
const useTexts = lazyTexts('general-payment', {
  tr: async () => ({
    ...(await loadCommonTexts('tr')),
    ...(await import('@sigorta/journey/texts/payment/tr')).tr,
    ...(await import('@sigorta/journey/texts/transfer/tr')).tr,
    ...(await import('./texts/tr.ts')).tr,
  }),
  en: async () => ({
    ...(await loadCommonTexts('en')),
    ...(await import('@sigorta/journey/texts/payment/en')).en,
    ...(await import('@sigorta/journey/texts/transfer/en')).en,
    ...(await import('./texts/en.ts')).en,
  }),
  ru: async () => ({
    ...(await loadCommonTexts('ru')),
    ...(await import('@sigorta/journey/texts/payment/ru')).ru,
    ...(await import('@sigorta/journey/texts/transfer/ru')).ru,
    ...(await import('./texts/ru.ts')).ru,
  }),
  ar: async () => ({
    ...(await loadCommonTexts('ar')),
    ...(await import('@sigorta/journey/texts/payment/ar')).ar,
    ...(await import('@sigorta/journey/texts/transfer/ar')).ar,
    ...(await import('./texts/ar.ts')).ar,
  }),
});

export interface PaymentWords {
  t: (key: string, places?: Places) => string;
  /** the sentence for a code of the closed list */
  errorText: (code: string) => string;
}

export function usePaymentWords(): PaymentWords {
  const texts = useTexts();
  const language = useLanguage();
  const t = (key: string, places: Places = {}): string => texts(key, isolated(places, language));
  const errorText = (code: string): string =>
    texts(`error.${code}`, { defaultValue: '' }) || t('error.internal-error');
  return { t, errorText };
}
