import type { Faq } from '@sigorta/product-kit/product';

/** Ten numbered pairs; a test's product has nothing to explain. */
export const questions: readonly Faq[] = Array.from({ length: 10 }, (_, index) => ({
  question: `Şemsiye sorusu ${index + 1}?`,
  answer: `Bu, deneme ürününün ${index + 1}. sorusuna verilen yanıttır; gerçek bir ürünü anlatmaz.`,
}));
