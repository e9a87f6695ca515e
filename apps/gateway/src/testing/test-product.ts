import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { defineProduct } from '@sigorta/product-kit/product';
import { testConsent } from './test-consent.ts';

const same = (text: string) => ({ tr: text, en: text, ru: text, ar: text });

/** A small travel product of the tests, so that they hang on no product folder. */
export const testProduct = defineProduct({
  id: 'test-travel',
  family: 'travel',
  order: 1,
  categoryName: 'Test Seyahat',
  paths: {
    form: '/test-seyahat',
    offers: '/test-teklifler',
    payment: '/test-odeme-yap',
    policy: '/test-police-pdf',
  },
  steps: [
    {
      id: 'travel',
      kind: 'fields',
      fields: [
        { name: 'beginDate', wire: 'baslangicTarihi', for: 'price', kind: 'date', minDays: 0 },
        { name: 'email', wire: 'eposta', kind: 'email' },
      ],
    },
    { id: 'insured', kind: 'insured' },
  ],
  insured: {
    min: 1,
    max: 3,
    fields: [
      { name: 'nationalId', wire: 'kimlikNo', kind: 'nationalId', sensitive: true },
      { name: 'firstName', wire: 'ad', kind: 'personName' },
      { name: 'lastName', wire: 'soyad', kind: 'personName' },
      { name: 'birthDate', wire: 'dogumTarihi', for: 'price', kind: 'birthDate' },
    ],
  },
  consents: [{ id: 'information-text', at: 'form', required: true }],
  payment: { threeDSecure: true },
  currency: 'EUR',
  coverages: ['medical', 'luggage', 'delay', 'repatriation'],
  summary: ['beginDate'],
  card: {
    name: same('Test'),
    menu: same('Test'),
    text: same('Test'),
    title: same('Test'),
    description: same('Test'),
  },
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});

export const testProducts: ReadonlyMap<string, DiscoveredProduct> = new Map<string, DiscoveredProduct>([
  [
    testProduct.id,
    {
      product: testProduct,
      family: { menuGroup: 'other' },
      directory: '/nowhere',
      texts: async () => ({ 'decline.age': 'Yaş', 'exclusion.war': 'Savaş' }),
      faq: async () => [],
      samples: () => Promise.reject(new Error('the test product has no samples')),
      tariffs: async () => [],
      clauses: async () => [],
      wordings: async () => [],
      scenarios: [],
      scenarioTexts: async () => ({}),
      claimTexts: async () => ({}),
      wireNames: () => Promise.reject(new Error('no insurer reads the test product')),
    },
  ],
]);

/** A quote request the gateway accepts; 10000000146 is the checksum example everybody uses. */
export const testQuoteRequest = (today: string) => ({
  product: testProduct.id,
  language: 'tr',
  application: {
    baslangicTarihi: today,
    eposta: 'alici@example.com',
    sigortalilar: [{ kimlikNo: '10000000146', ad: 'Ayşe', soyad: 'Yılmaz', dogumTarihi: '1990-05-14' }],
  },
  consents: [testConsent('information-text')],
});
