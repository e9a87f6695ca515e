import type { LegalData, LegalDocument } from './document.ts';
import { fillText } from './placeholders.ts';

/** The document with its data; unknown values show as a dash. The template is left as it is. */
export function fill(document: LegalDocument, data: LegalData): LegalDocument {
  return {
    ...document,
    title: fillText(document.title, data),
    articles: document.articles.map(({ heading, paragraphs }) => ({
      heading: fillText(heading, data),
      paragraphs: paragraphs.map((paragraph) => fillText(paragraph, data)),
    })),
  };
}
