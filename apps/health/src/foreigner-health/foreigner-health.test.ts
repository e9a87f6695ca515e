import { languages } from '@sigorta/i18n/language';
import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';
import { expect, test } from 'vitest';
import { circularSentence } from './circular.ts';

const found = await discoverProduct(import.meta.dirname);

await checkProduct(found, {
  paths: {
    form: '/yabanci-saglik',
    offers: '/yabanci-teklifler',
    particulars: '/yabanci-kisiler',
    payment: '/yabanci-odeme-yap',
    policy: '/yabanci-police-pdf',
  },
});

/* written out in each file: an import would pull one language's texts into the pages of the others */
test.each(languages)(
  'the sentence of the circular stands on the policy word for word in %s',
  async (language) => {
    expect((await found.texts(language))['document.note.1']).toContain(circularSentence);
  },
);
