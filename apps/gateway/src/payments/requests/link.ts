import { createHash, timingSafeEqual } from 'node:crypto';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import type { DataKeys } from '../../platform/ports.ts';

import { keyedHash, keyedHashes } from '../../platform/sensitive/keyed-hash.ts';

/** Paths of the pages, without language. */
export const paymentPaths = { pay: '/genel-odeme-yap', result: '/genel-odeme-pdf' } as const;

/** Where somebody pays what they are asked for, below the origin. */
export const pathOfRequest = (language: Language, token: string): string =>
  `${withLanguage(paymentPaths.pay, language)}?istek=${token}`;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Keyed: ten thousand details are quickly tried against a plain hash. */
export const hashDetail = (keys: DataKeys, requestId: string, detail: string): string =>
  keyedHash(keys, 'payment request details', `${requestId}|${detail}`);

export const isDetail = (
  keys: DataKeys,
  request: { id: string; details: readonly string[] },
  detail: string,
): boolean =>
  keyedHashes(keys, 'payment request details', `${request.id}|${detail}`).some((hash) => {
    const given = Buffer.from(hash);
    return request.details.some((stored) => {
      const right = Buffer.from(stored);
      return right.length === given.length && timingSafeEqual(right, given);
    });
  });
