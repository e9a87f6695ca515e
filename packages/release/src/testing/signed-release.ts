import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { languages } from '@sigorta/i18n/language';
import { canonicalBytes } from '../canonical.ts';
import type { VerifiedRelease } from '../read-release.ts';
import type { ReleaseDocument, ReleaseKey } from '../release-document.ts';
import { releaseIdOf, sumOf } from '../release-id.ts';
import { newReleaseKey, signRelease } from '../signature.ts';
import { blobName, documentName, signatureName } from '../store/release-store.ts';
import { memoryStore } from './memory-store.ts';

const ownFiles: Record<string, string> = {
  'entry-1.js': 'export const get = 1;',
  'integrity-1.json': '{}',
  'form-1.js': 'export const form = 1;',
  'form-1.css': '.a{color:red}',
  'server/products.cjs': `
    const { of, faqOf } = require('./chunks/texts.cjs');
    const words = { tr: 'w', en: 'w', ru: 'w', ar: 'w' };
    const product = {
      id: 'pet', family: 'pet', order: 14, categoryName: 'Pet', paths: { form: '/pet' }, steps: [],
      insured: { min: 0, max: 0, fields: [] }, consents: [], coverages: [], currency: 'TRY', summary: [], payment: null,
      card: { name: words, menu: words, text: words, title: words, description: words },
      images: { scene: 'scene.svg', icon: 'icon.svg' },
    };
    exports.modules = [{
      declared: { product },
      texts: (language) => Promise.resolve(of(language)),
      faq: (language) => Promise.resolve(faqOf(language)),
    }];`,
  'server/chunks/texts.cjs': `
    exports.of = (language) => ({ [language]: { form: language } });
    exports.faqOf = (language) => ({ faq: [{ question: language + '?', answer: language + '.' }] });`,
  'server/render.cjs': `
    const react = require('react');
    exports.remote = { contract: 1, page: () => Promise.resolve({ Component: react }) };`,
};

const card = { name: 'w', menu: 'w', text: 'w', title: 'w', description: 'w' };
/** what `products.cjs` above declares, as a catalogue has it */
export const entryOfPet: CatalogueEntry = {
  id: 'pet',
  family: 'pet',
  menuGroup: 'other',
  order: 14,
  categoryName: 'Pet',
  paths: { form: '/pet' },
  aliases: [],
  card: { tr: card, en: card, ru: card, ar: card },
  image: 'pet.svg',
  icon: 'pet.svg',
};

const page = { js: ['form-1.js'], css: ['form-1.css'] };
const pair = newReleaseKey();

/** Who signed `signedRelease`. */
export const testKey: ReleaseKey = {
  kid: 'test',
  publicKey: pair.publicKey,
  families: ['pet'],
  notAfter: '2100-01-01T00:00:00.000Z',
};

/** A small release of a family `pet` in a store, written by hand. @param change files and parts of the document that differ */
export function signedRelease(
  change: { files?: Record<string, string>; document?: Partial<ReleaseDocument> } = {},
  at = '2026-11-22T12:00:00.000Z',
  store = memoryStore(),
): { store: ReturnType<typeof memoryStore>; release: VerifiedRelease } {
  const files: ReleaseDocument['files'] = {};
  for (const [name, text] of Object.entries({ ...ownFiles, ...change.files })) {
    const bytes = Buffer.from(text);
    const kind = name.startsWith('server/') ? 'server' : 'browser';
    files[name] = { sha256: sumOf(bytes), bytes: bytes.length, kind };
    store.held.set(blobName(sumOf(bytes)), bytes);
  }
  const document: ReleaseDocument = {
    schema: 2,
    family: 'pet',
    contracts: { runtime: { from: 1, to: 1 }, declaration: { from: 1, to: 1 } },
    files,
    browser: {
      version: '0123456789',
      entry: 'entry-1.js',
      list: 'integrity-1.json',
      pages: { 'pet/form': page },
      texts: Object.fromEntries(languages.map((language) => [`pet/form/${language}`, { js: [], css: [] }])),
    },
    server: { products: 'server/products.cjs', render: 'server/render.cjs' },
    catalogue: [entryOfPet],
    wire: { pet: {} },
    sealed: { pet: [] },
    consents: { pet: [] },
    measured: { form: {}, server: 0 },
    ...change.document,
  };
  const id = releaseIdOf(document);
  const builtFrom = { commit: null, lockfile: sumOf(Buffer.from('lock')), builder: 'by hand' };
  const signature = signRelease({ schema: 1, release: id, kid: 'test', at, builtFrom }, pair.privateKey);
  store.held.set(documentName('pet', id), canonicalBytes(document));
  store.held.set(signatureName('pet', id), canonicalBytes(signature));
  return { store, release: { id, document, signature } };
}
