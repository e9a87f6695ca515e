import { withAbsoluteUrls } from './css-urls.ts';
import { readStyleSheet, type StyleSheet } from './style-sheet.ts';

/** Style sheets by their address, each read once; what they name lies at absolute addresses. @param text of a sheet */
export function sheetsOf(text: (href: string) => string): (href: string) => StyleSheet {
  const read = new Map<string, StyleSheet>();
  return (href) => {
    const known = read.get(href);
    if (known) return known;
    const folder = href.replace(/[^/]*$/, '');
    const sheet = readStyleSheet(withAbsoluteUrls(text(href), folder));
    read.set(href, sheet);
    return sheet;
  };
}
