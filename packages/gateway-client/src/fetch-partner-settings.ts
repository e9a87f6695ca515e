import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { partnerWebsiteInfo } from '@sigorta/contracts/operations/partner-website-info';
import type { CallOptions, Gateway } from './gateway.ts';

/** Settings of the partner. */
export const fetchPartnerSettings = (
  gateway: Gateway,
  request: RequestOf<typeof partnerWebsiteInfo>,
  options?: CallOptions,
): Promise<AnswerOf<typeof partnerWebsiteInfo>> => gateway.call(partnerWebsiteInfo, request, options);
