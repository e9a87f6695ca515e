import { scriptJson } from '@sigorta/contracts/boot';
import type { HeadParts } from './head-parts.ts';

type Thing = Record<string, unknown> & { '@type': string };

const organization = ({ origin, brand }: HeadParts): Thing => ({
  '@type': 'Organization',
  name: brand.name,
  url: `${origin}/`,
  logo: `${origin}${brand.logoUrl ?? '/art/mark-tile.svg'}`,
  ...(brand.footer.phone === null ? {} : { telephone: brand.footer.phone }),
  ...(brand.footer.email === null ? {} : { email: brand.footer.email }),
});

const webSite = ({ brand, language, addressIn }: HeadParts): Thing => ({
  '@type': 'WebSite',
  name: brand.name,
  url: addressIn(language),
  inLanguage: language,
});

/** Home, then the page itself under its short name. */
const breadcrumbs = ({ brand, language, page, addressIn, homeIn }: HeadParts): Thing => {
  const name = page.boot.catalogue.find(({ id }) => id === page.product)?.name ?? page.title;
  const crumbs = [
    { name: brand.name, item: homeIn(language) },
    { name, item: addressIn(language) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })),
  };
};

const faqPage = ({ language, page }: HeadParts): Thing => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: page.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** schema.org as a block of data: browsers never run it, and the content policy needs no exception for it. */
export const structuredData = (parts: HeadParts): string => {
  const things =
    parts.page.canonicalPath === '/' ? [organization(parts), webSite(parts)] : [breadcrumbs(parts)];
  if (parts.page.questions.length > 0) things.push(faqPage(parts));
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
};
