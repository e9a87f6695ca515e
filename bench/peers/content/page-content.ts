import { defaultBrand } from '@sigorta/contracts/default-brand';
import { cancellationPath } from '@sigorta/contracts/service-paths';
import { directionOf } from '@sigorta/i18n/direction';
import { type Language, languages } from '@sigorta/i18n/language';
import { languageNames } from '@sigorta/i18n/language-names';
import { insurerNames } from '@sigorta/insurers/insurers';
import { companyData } from '@sigorta/legal/company';
import { catalogueEntry } from '@sigorta/product-kit/catalogue';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { hoursLines } from '../../../apps/shell/src/layout/hours-lines.ts';
import { menuGroups } from '../../../apps/shell/src/layout/menu-groups.ts';
import { phoneHref } from '../../../apps/shell/src/layout/phone-href.ts';
import { firstProducts } from '../../../apps/shell/src/pages/home/product-rows.ts';
import { firstInsurers } from '../../../apps/shell/src/pages/home/shown-insurers.ts';
import { myPoliciesPath } from '../../../apps/shell/src/pages/login/paths.ts';
import { type Words, wordsOf } from '../../../e2e/words/words.ts';
import type { CardContent, GroupContent, HomeContent, HoursContent, LayoutContent } from '../page/content.ts';

/** As many as the header shows beside its menu, and the footer in its list (`apps/shell/src/layout`). */
const tabs = 3;
const footerCards = 8;
const questions = ['price', 'start', 'withdraw', 'card', 'who'] as const;
const legal = [
  'personal-data-notice',
  'privacy-policy',
  'distance-sales-contract',
  'marketing-consent',
] as const;

const { name, footer, chat } = defaultBrand;

/** A peer's address of one of our pages: every language has its prefix there. */
const peerPath = (path: string, language: Language): string => `/${language}${path}`;

/** What the brand says of itself on every page. */
export const contactOf = (
  language: Language,
): { phone: string; phoneHref: string; hours: HoursContent[] } => {
  const phone = footer.phone ?? '';
  return { phone, phoneHref: phoneHref(phone), hours: chat.hours ? hoursLines(chat.hours, language) : [] };
};

/** Texts by key, with the brand's name in its place. */
export const picked = (words: Words, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, words(key, { name })]));

interface Cards {
  cards: CardContent[];
  groupsFrom: (first: number) => GroupContent[];
}

function cardsOf(products: readonly DiscoveredProduct[], language: Language, words: Words): Cards {
  const catalogue = products.map(({ product, family }) => {
    const entry = catalogueEntry(product, family);
    return { ...entry, ...entry.card[language] };
  });
  const cardOf = ({ id, paths, name, menu, text, image, icon }: (typeof catalogue)[number]): CardContent => ({
    id,
    path: peerPath(paths.form, language),
    name,
    menu,
    text,
    image,
    icon,
  });
  return {
    cards: catalogue.map(cardOf),
    groupsFrom: (first) =>
      menuGroups(catalogue.slice(first)).map((group) => ({
        title: words(`group.${group.id}`),
        cards: group.products
          .map(({ id }) => id)
          .flatMap((id) => catalogue.filter((entry) => entry.id === id).map(cardOf)),
      })),
  };
}

/** What stands around every page. */
export function layoutContent(products: readonly DiscoveredProduct[], language: Language): LayoutContent {
  const words = wordsOf(language);
  const { cards, groupsFrom } = cardsOf(products, language, words);
  const link = (path: string, key: string) => ({ path: peerPath(path, language), label: words(key) });
  const company = companyData(defaultBrand);
  return {
    language,
    direction: directionOf(language),
    brand: name,
    words: picked(words, [
      ...[
        'header.home',
        'header.products',
        'header.otherProducts',
        'header.language',
        'header.call',
        'header.menu',
      ],
      ...[
        'menu.services',
        'menu.policies',
        'kit.close',
        'scheme.label',
        'imprint.label',
        'kit.skipToContent',
      ],
      ...['footer.about', 'footer.products', 'footer.company', 'footer.contact', 'footer.secure'],
      ...['footer.languages', 'footer.legal', 'footer.copyright'],
    ]),
    tabs: cards.slice(0, tabs),
    groups: groupsFrom(tabs),
    cards: cards.slice(0, footerCards),
    services: [link(myPoliciesPath, 'menu.policies'), link(cancellationPath, 'menu.cancellation')],
    company: [link('/hakkimizda', 'header.about'), link('/iletisim', 'header.contact')],
    languages: languages.map((id) => ({ id, name: languageNames[id] })),
    legal: legal.map((id) => words(`footer.legal.${id}`)),
    schemes: ['system', 'light', 'dark'].map((id) => words(`scheme.${id}`)),
    ...contactOf(language),
    email: footer.email ?? '',
    imprint: [
      company.companyName ?? '',
      company.companyAddress ?? '',
      `${words('imprint.registerNo')} ${company.companyRegisterNo}`,
      `${words('imprint.mersis')} ${company.companyMersis}`,
      `${words('imprint.kep')} ${company.companyKep}`,
    ],
  };
}

/** The home page, section for section. */
export function homeContent(products: readonly DiscoveredProduct[], language: Language): HomeContent {
  const words = wordsOf(language);
  const { cards, groupsFrom } = cardsOf(products, language, words);
  const steps = [1, 2, 3].flatMap((step) => [`home.steps.${step}.title`, `home.steps.${step}.text`]);
  const reasons = ['product', 'price', 'service'].flatMap((id) => [
    `home.why.${id}.title`,
    `home.why.${id}.text`,
  ]);
  return {
    title: words('home.title', { name }),
    words: picked(words, [
      ...['home.headline', 'home.lead', 'home.picker.label', 'home.picker.action'],
      ...['home.promise.order', 'home.promise.card', 'home.promise.document'],
      ...['home.products.title', 'home.products.all', 'home.products.fewer'],
      ...['home.steps.title', 'home.steps.example', ...steps],
      ...['home.steps.1.where', 'home.steps.1.where.answer', 'home.steps.1.when', 'home.steps.1.when.answer'],
      ...['home.steps.3.policy', 'home.steps.3.ready', 'home.steps.3.mail', 'home.steps.3.sent'],
      ...['home.insurers.title', 'home.insurers.text', 'home.insurers.more', 'home.why.title', ...reasons],
      ...['home.questions.title', 'home.questions.text'],
    ]),
    doors: cards.slice(0, 3),
    chips: cards.slice(1, 5),
    cards,
    firstCards: firstProducts,
    groups: groupsFrom(0),
    insurers: insurerNames.map(({ id, name: insurer }) => ({ id, name: insurer })),
    firstInsurers,
    questions: questions.map((id) => ({
      question: words(`home.questions.${id}.q`),
      answer: words(`home.questions.${id}.a`),
    })),
  };
}
