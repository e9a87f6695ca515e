import { defineRemote } from '@sigorta/journey/define-remote.tsx';

export const remote = defineRemote({
  products: import.meta.glob('./*/product.ts'),
  texts: import.meta.glob('./*/texts/*.ts'),
  faq: import.meta.glob('./*/faq/*.ts'),
});
