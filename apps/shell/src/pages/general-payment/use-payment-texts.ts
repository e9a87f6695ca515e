import { loadCommonTexts } from '@sigorta/i18n/texts/load';
import type { TextOf, Translate } from '@sigorta/i18n/texts/text-key';
import { lazyTexts, useNamespace } from '@sigorta/runtime/runtime';

const namespace = 'general-payment';

/* card and transfer are said in the words of every purchase */
const useTexts = lazyTexts(namespace, {
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
  t: Translate<TextOf<typeof useTexts>>;
  /** the sentence for a key that a check or the gateway gave with a refused field */
  messageText: (key: string) => string;
  /** the sentence for a code of the closed list */
  errorText: (code: string) => string;
}

export function usePaymentWords(): PaymentWords {
  const t = useTexts();
  const messageText = useNamespace(namespace);
  const errorText = (code: string): string =>
    messageText(`error.${code}`, { defaultValue: '' }) || t('error.internal-error');
  return { t, messageText, errorText };
}
