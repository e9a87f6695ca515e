import { defineRemote } from '@sigorta/journey/define-remote.tsx';

export const remote = defineRemote({
  products: import.meta.glob('./[a-z]*/product.ts'),
  texts: import.meta.glob('./[a-z]*/texts/*.ts'),
  faq: import.meta.glob('./[a-z]*/faq/*.ts'),
  scenarios: import.meta.glob('./_family/scenarios/{tr,en,ru,ar}.ts'),
});
