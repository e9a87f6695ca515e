import { type Language, languages } from '@sigorta/i18n/language';
import type { OpenSite } from './site.ts';
import { sentencesByLanguage, type TextFile } from './text-files.ts';
import type { Weight } from './weigh-page.ts';

const theDocument = 'the document';

/**
 * Names what a page loads in another language than its own; null when there is nothing. What the declaration of a
 * product itself says in four languages is allowed in scripts, not in the document.
 */
export function foreignWords(
  { site }: OpenSite,
  own: Language,
  weight: Weight,
  texts: TextFile[],
  declared: string,
): string | null {
  const cards = Object.fromEntries(
    languages.map((language) => [language, site.catalogue.map(({ card }) => card[language])]),
  ) as Record<Language, unknown>;
  const inDocument = sentencesByLanguage(texts, cards);
  const inFiles = sentencesByLanguage(texts);
  const loaded = [
    { name: theDocument, content: weight.document, sentences: inDocument },
    ...[...weight.files].map(([name, content]) => ({
      name,
      content: content.toString('utf8'),
      sentences: inFiles,
    })),
  ];
  for (const language of languages.filter((other) => other !== own)) {
    for (const { name, content, sentences } of loaded) {
      const sentence = [...sentences[language]].find(
        (text) => content.includes(text) && (name === theDocument || !declared.includes(text)),
      );
      if (sentence) return `${name} carries ${language} texts ("${sentence}")`;
    }
  }
  return null;
}
