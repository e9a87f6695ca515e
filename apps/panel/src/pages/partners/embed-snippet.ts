import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { embedElements } from '@sigorta/contracts/embed';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';

interface Snippet {
  /** id */
  partner: string;
  /** names that are the partner's own; pages there know it without being told */
  hosts: readonly string[];
  product: Pick<CatalogueCard, 'id' | 'name' | 'paths'>;
  language: Language;
  /** of our own site */
  origin: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What a partner copies into its page: the newest element, checked by its sum, and a link for whoever gets no frame. */
export function embedSnippet({ partner, hosts, product, language, origin }: Snippet): string {
  const site = new URL(origin);
  const [host] = hosts;
  if (host !== undefined) site.hostname = host;
  const isNamed = host === undefined && partner !== 'default';
  const element = embedElements.at(-1) ?? embedElements[0];
  const link = new URL(withLanguage(product.paths.form, language), site);
  if (isNamed) link.searchParams.set('ortak', partner);
  const attributes = [
    `product="${product.id}"`,
    `lang="${language}"`,
    ...(isNamed ? [`partner="${partner}"`] : []),
  ];
  return [
    `<script type="module" src="${site.origin}${element.path}"`,
    `  integrity="${element.integrity}" crossorigin="anonymous"></script>`,
    `<sigorta-carsisi ${attributes.join(' ')}>`,
    `  <a href="${escaped(link.href)}">${escaped(product.name)}</a>`,
    '</sigorta-carsisi>',
  ].join('\n');
}
