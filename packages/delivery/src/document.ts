import { placeholders } from '@sigorta/contracts/delivery';
import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { gaps } from './server/template.ts';

export interface DocumentParts {
  language: Language;
  criticalCss: string;
  /** addresses, in the order in which they are wanted */
  preloads: string[];
  styles: string[];
  script: string;
}

/** The document around a page, with the marks that render and gateway fill (`contracts/delivery.ts`). */
export function documentTemplate({ language, criticalCss, preloads, styles, script }: DocumentParts): string {
  const lines = [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${gaps.title}</title>`,
    `<meta name="description" content="${gaps.description}">`,
    placeholders.head,
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
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
