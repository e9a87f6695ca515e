import { type Language, languages } from '@sigorta/i18n/language';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { HeadParts } from './head-parts.ts';

const localeOf: Record<Language, string> = { tr: 'tr_TR', en: 'en_GB', ru: 'ru_RU', ar: 'ar_AR' };

/** What a chat or a social network shows of a link (Open Graph; X reads the same and its own kind of card). */
export const socialTags = ({ origin, brand, language, page, addressIn }: HeadParts): string => {
  const picture = `${origin}/share/${page.product ?? 'home'}.png`;
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', addressIn(language)],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale', localeOf[language]],
    ...languages
      .filter((other) => other !== language)
      .map((other): [string, string] => ['og:locale:alternate', localeOf[other]]),
  ];
  const names: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', page.title],
    ['twitter:description', page.description],
    ['twitter:image', picture],
  ];
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    ...names.map(([name, value]) => `<meta name="${name}" content="${escapeHtml(value)}">`),
  ].join('');
};
