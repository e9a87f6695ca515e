import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';

/** Paths of the pages, without language. */
export const paymentPaths = { pay: '/genel-odeme-yap', result: '/genel-odeme-pdf' } as const;

/** Where somebody pays what they are asked for, below the origin. */
export const pathOfRequest = (language: Language, token: string): string =>
  `${withLanguage(paymentPaths.pay, language)}?istek=${token}`;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Keyed: ten thousand details are quickly tried against a plain hash. */
export const hashDetail = (dataKey: Buffer, requestId: string, detail: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', dataKey, '', 'payment request details', 32)))
    .update(`${requestId}|${detail}`)
    .digest('base64url');

export const isDetail = (
  dataKeys: readonly Buffer[],
  request: { id: string; details: readonly string[] },
  detail: string,
): boolean =>
  dataKeys.some((key) => {
    const given = Buffer.from(hashDetail(key, request.id, detail));
    return request.details.some((stored) => {
      const right = Buffer.from(stored);
      return right.length === given.length && timingSafeEqual(right, given);
    });
  });
