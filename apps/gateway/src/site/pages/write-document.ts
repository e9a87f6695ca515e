import { type Boot, bootElementId, bootJson } from '@sigorta/contracts/boot';
import { type PageDocument, placeholders, registerMark } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import type { Language } from '@sigorta/i18n/language';
import { type Endpoint, ownEndpoint } from '../../partners/endpoint.ts';
import type { Partner } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Side } from '../../platform/http/host-sides.ts';
import { previewStrip } from '../previews/preview-pages.ts';
import { brandStyle, headLinks } from './document-head.ts';

/** A page of the site, and whose. */
export interface Written {
  document: PageDocument;
  origin: string;
  language: Language;
  brand: Brand;
  partner: Partner;
  frames: string[];
  /** where its calls go instead of to us */
  endpoint: Endpoint | null;
  side: Side;
}

/** Puts into a document what is known at its request alone. @param nonce of this answer's `style` elements */
export const writeDocument = (
  { preview, config }: Pick<Context, 'preview' | 'config'>,
  written: Written,
  today: string,
  nonce: string,
): string => {
  const { document, origin, language, brand, partner, frames, endpoint, side } = written;
  const findsVehicles = config.vehicleUrl !== null;
  const boot: Boot = {
    ...document.boot,
    token: partner.token,
    endpoint: endpoint?.href ?? ownEndpoint,
    endpointOrigins: endpoint ? [endpoint.origin] : [],
    frames,
    findsVehicles,
    today,
    ...(side === 'panel' && { shopOrigin: config.publicUrl }),
    ...(side === 'shop' && { noPanel: true as const }),
  };
  const head = headLinks({ origin, language, brand, page: document, isPreview: preview !== undefined });
  const data = `<script type="application/json" id="${bootElementId}">${bootJson(boot)}</script>`;
  const strip = preview ? previewStrip(preview, language, nonce) : '';
  // replacer functions: a `$` in a text must stay a `$`
  const html = findsVehicles
    ? document.html
    : document.html.replaceAll(registerMark, `${registerMark} hidden=""`);
  return (
    html
      // the attribute alone: the bare mark in a partner's text must not become the nonce
      .replaceAll(`nonce="${placeholders.nonce}"`, `nonce="${nonce}"`)
      .replace(placeholders.head, () => head)
      .replace(placeholders.palette, () => brandStyle(brand, language, nonce))
      .replace(placeholders.boot, () => data)
      .replace(/<body[^<>]*>/, (body) => `${body}${strip}`)
  );
};
