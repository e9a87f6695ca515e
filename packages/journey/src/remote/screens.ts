import type { ProductPage } from '@sigorta/contracts/journey-pages';
import { form, type Screen } from './screen.ts';

const first: Record<'form', Screen> = {
  form: {
    load: async () => {
      const { FormPage, readyFor } = await import('../form/FormPage.tsx');
      return { Screen: FormPage, ready: readyFor };
    },
    texts: [form],
    laterFaults: true,
  },
};

/** What a step of the journey draws and says; its place and its kind are in `contracts/src/journey-pages.ts`. A form does not carry the others' lists. */
export const screenOf = async (page: ProductPage | 'embedded'): Promise<Screen> =>
  page === 'form' ? first.form : (await import('./other-screens.ts')).otherScreens[page];
