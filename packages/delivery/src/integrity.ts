import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `sha256-…`, as `integrity` attributes, import maps and policies have it. */
export const sri = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Sum of a built file by its address; null when there is no such file. */
export type SumOf = (address: string) => string | null;

/** Sums of a site's files, each read once. */
export function sumsOf(site: string): SumOf {
  const read = new Map<string, string>();
  return (address) => {
    const known = read.get(address);
    if (known) return known;
    const file = join(site, address);
    if (!existsSync(file)) return null;
    const sum = sri(readFileSync(file));
    read.set(address, sum);
    return sum;
  };
}

const file = /<(?:script type="module" src|link rel="(?:modulepreload|stylesheet)" href)="([^"]*)"/g;
const written = / integrity="[^"]*"/g;
const map = /<script type="importmap">(.*?)<\/script>\n?/g;
const inline = /<script(?: type="importmap")?>(.*?)<\/script>/g;
const firstScript = '<script type="module"';

/**
 * A document whose scripts and styles run only as they were built: each names its sum, and an import map does so for what they
 * import. Sums that stood there before are replaced; a file that is gone has none, its address answers 404.
 * @param html our own template; nothing in it comes from elsewhere
 */
export function withIntegrity(html: string, sumOf: SumOf): string {
  const scripts: Record<string, string> = {};
  const bare = html.replace(map, '').replace(written, '');
  const summed = bare.replace(file, (element, address: string) => {
    const sum = sumOf(address);
    if (sum === null) return element;
    if (address.endsWith('.js')) scripts[address] = sum;
    return `${element} integrity="${sum}"`;
  });
  const element = `<script type="importmap">${JSON.stringify({ integrity: scripts })}</script>\n`;
  return summed.replace(firstScript, () => element + firstScript);
}

/** Sums of the scripts that stand in a template itself, for its policy. */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(inline)].map(([, text = '']) => sri(text));
