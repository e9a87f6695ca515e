import { livingPath } from '@sigorta/contracts/living-policy';
import { withLanguage } from '@sigorta/i18n/paths';
import type { Call } from '../../platform/handler.ts';

/** Where a policy's own page stands for who calls; a page apart has to open it here. */
export const livingUrl = (
  { endpoint, language }: Pick<Call, 'endpoint' | 'language'>,
  purchaseId: string,
): string => `${endpoint ?? ''}${withLanguage(livingPath(purchaseId), language)}`;
