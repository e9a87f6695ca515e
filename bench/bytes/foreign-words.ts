import { type Language, languages } from '@sigorta/i18n/language';
import { sentenceFinder } from './sentence-finder.ts';
import type { OpenSite } from './site.ts';
import { sentencesByLanguage, type TextFile, withWords } from './text-files.ts';
import type { PageFiles } from './weigh-page.ts';

/**
 * Names what a page loads in another language than its own; null when there is nothing. What the declaration of a
 * product itself says in four languages is allowed in scripts, not in the document.
 * @param declared the words of the declarations
 */
export function foreignWords(
  { site }: OpenSite,
  texts: TextFile[],
  declared: string,
): (own: Language, page: Pick<PageFiles, 'document' | 'files'>) => string | null {
  const cards = Object.fromEntries(
    languages.map((language) => [language, site.catalogue.map(({ card }) => card[language])]),
  ) as Record<Language, unknown>;
  const inDocument = sentenceFinder(sentencesByLanguage(texts, cards));
  const inFile = sentenceFinder(sentencesByLanguage(texts));
  /* pages share most of their files */
  const known = new Map<string, ReturnType<typeof inFile>>();
  const inScript = (name: string, content: Buffer) => {
    const found =
      known.get(name) ?? inFile(withWords(content), languages).filter(({ text }) => !declared.includes(text));
    known.set(name, found);
    return found;
  };
  return (own, page) => {
    const foreign = languages.filter((language) => language !== own);
    const loaded = [
      { name: 'the document', found: inDocument(page.document, foreign) },
      ...[...page.files].map(([name, content]) => ({ name, found: inScript(name, content) })),
    ];
    for (const { name, found } of loaded) {
      const first = found.find(({ language }) => language !== own);
      if (first) return `${name} carries ${first.language} texts ("${first.text}")`;
    }
    return null;
  };
}
