import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { documentLink } from '@sigorta/contracts/operations/document-link';
import type { CallOptions, Gateway } from './gateway.ts';

/** A short-lived link to a policy or receipt. */
export const fetchDocumentLink = (
  gateway: Gateway,
  request: RequestOf<typeof documentLink>,
  options?: CallOptions,
): Promise<AnswerOf<typeof documentLink>> => gateway.call(documentLink, request, options);
