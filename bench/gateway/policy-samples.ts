import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Offer } from '@sigorta/contracts/offer';
import type { Language } from '@sigorta/i18n/language';
import { discoverProduct } from '@sigorta/product-kit/discover';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { personsTable } from '../../apps/gateway/src/documents/persons-table.ts';
import type { Sheet } from '../../apps/gateway/src/documents/sheet.ts';
import { policySheet } from '../../apps/gateway/src/documents/sheets.ts';
import { documentTexts } from '../../apps/gateway/src/documents/texts/document-texts.ts';
import { ownMark } from '../../apps/gateway/src/partners/brand-mark.ts';
import { root } from '../root.ts';

const limit = { kind: 'amount', amount: { minor: 3_000_000, currency: 'EUR' } } as const;

/** The sheet of a policy of two persons with every coverage of its product; `serial` makes each its own. */
export async function policySample(language: Language, serial: number): Promise<Sheet> {
  const policyNo = `TRN2611${String(serial).padStart(6, '0')}`;
  const fingerprint = createHash('sha256').update(policyNo).digest('hex').slice(0, 16);
  const { product, samples, texts } = await discoverProduct(join(root, 'apps/travel/src/foreign-travel'));
  const now = new Date();
  const application = (await samples()).valid({ today: todayInIstanbul(now) });
  const offer: Offer = {
    id: 'offer',
    quoteId: 'quote',
    insurer: { id: 'turnagol', name: 'Turnagöl Sigorta' },
    planName: 'Schengen Plus',
    currencyPrice: { minor: 1850, currency: 'EUR' },
    price: { minor: 92_500, currency: 'TRY' },
    exchangeRate: {
      currency: 'EUR',
      rate: '50.0000',
      kind: 'forex-selling',
      date: '2026-11-20',
      bulletin: '2026/221',
    },
    deductible: { minor: 5000, currency: 'EUR' },
    coverages: product.coverages.map((code) => ({ code, limit })),
    exclusions: [],
    installments: true,
    quoteDocument: true,
    validUntil: now.toISOString(),
  };
  const source = {
    product,
    texts: await texts(language),
    language,
    t: documentTexts[language],
    offer,
    application: {
      ...application,
      insured: (application.insured ?? []).map((one) => ({ ...one, lastName: `Aydın ${serial}` })),
    },
    details: {},
    brand: {
      name: 'Sigorta Çarşısı',
      colour: '#0a6270',
      footer: 'Sigorta Çarşısı · 0850 000 00 00',
      mark: ownMark(),
      sender: [],
      company: { companyName: 'Sigorta Çarşısı' },
    },
    now,
    second: null,
  };
  const policy = {
    policyNo,
    fingerprint,
    issuedAt: now,
    startsAt: now,
    endsAt: new Date(now.getTime() + 11 * 86_400_000),
    verifyUrl: `https://sigorta.example/dogrula/${policyNo}/${fingerprint}`,
    terms: null,
    sender: [],
    company: { companyName: 'Sigorta Çarşısı' },
  };
  const payment = {
    paid: 92_500,
    price: 92_500,
    discount: 0,
    installmentCount: 3,
    paidAt: now,
    receiptNo: 'R-1',
    buyer: `Defne Aydın ${serial}`,
    address: 'Moda Cd. 1, Kadıköy / İstanbul',
    email: 'defne@ornek.example',
    cardEnd: '0008',
  };
  return policySheet(source, policy, payment, personsTable(source, source.application));
}
