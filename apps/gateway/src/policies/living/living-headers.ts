import { policyReportPath } from '../../platform/http/security-headers.ts';
import { sumOfInline } from './served-scripts.ts';

const inline = (html: string, element: 'script' | 'style'): string => {
  const found = [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, 'g'))];
  return found.length === 0 ? "'none'" : found.map(([, text = '']) => `'${sumOfInline(text)}'`).join(' ');
};

/**
 * What may happen in a page of ours: its own style and script, known by their sums, so that a kept copy needs no nonce of its
 * day. The script may name one kind of address, its worker's (Trusted Types).
 */
export const pagePolicy = (html: string): string =>
  [
    "default-src 'none'",
    `script-src ${inline(html, 'script')}`,
    `style-src ${inline(html, 'style')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kept-copy',
    `report-uri ${policyReportPath}`,
  ].join('; ');

/** What every answer of ours says of itself, also out of a copy, where no server adds anything. */
export const alwaysSaid = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;
