import { lateAttributes, placeholders } from '@sigorta/contracts/delivery';
import { firstScheme } from '@sigorta/contracts/first-scheme';
import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { gaps } from './server/template.ts';

export interface DocumentParts {
  language: Language;
  criticalCss: string;
  /** addresses, in the order in which they are wanted */
  preloads: string[];
  styles: string[];
  /** the page stands in the document, and all rules for it are critical ones: the sheets wait until it can be used */
  drawn: boolean;
  script: string;
}

/** The document around a page, with the marks that render and gateway fill (`contracts/delivery.ts`). */
export function documentTemplate(parts: DocumentParts): string {
  const { language, criticalCss, preloads, styles, drawn, script } = parts;
  const sheets = (attributes: string) =>
    styles.map((href) => `<link rel="stylesheet" href="${href}"${attributes}>`);
  const lines = [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${gaps.title}</title>`,
    `<meta name="description" content="${gaps.description}">`,
    gaps.expected,
    placeholders.head,
    // Behind the colours of the browser's frame, which it sets, and before anything that is painted.
    `<script>${firstScheme}</script>`,
    `<style nonce="${placeholders.nonce}">${criticalCss}</style>`,
    placeholders.palette,
    // First: with six connections (HTTP/1.1) the biggest file must not wait behind thirty small ones.
    `<script type="module" src="${script}"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</head>',
    '<body>',
    `<div id="root">${gaps.root}</div>`,
    placeholders.boot,
    // At the end: the critical rules are in the head, nothing waits for the rest.
    ...sheets(drawn ? lateAttributes : ''),
    ...(drawn && styles.length > 0 ? [`<noscript>${sheets('').join('')}</noscript>`] : []),
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

const late = new RegExp(`(<link rel="stylesheet"[^>]*)${lateAttributes}`, 'g');

/** The same document for a page that the browser draws: its sheets count at once. */
export const withoutLateSheets = (html: string): string => html.replace(late, '$1');
