import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAbsoluteUrls } from './css-urls.ts';
import { readStyleSheet, type StyleSheet } from './style-sheet.ts';

/** Style sheets of a site by their address, each read once; what they name lies at absolute addresses. */
export function sheetsOf(site: string): (href: string) => StyleSheet {
  const read = new Map<string, StyleSheet>();
  return (href) => {
    const known = read.get(href);
    if (known) return known;
    const folder = href.replace(/[^/]*$/, '');
    const sheet = readStyleSheet(withAbsoluteUrls(readFileSync(join(site, href), 'utf8'), folder));
    read.set(href, sheet);
    return sheet;
  };
}
