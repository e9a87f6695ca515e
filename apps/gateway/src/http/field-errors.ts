import type { FieldError } from '@sigorta/contracts/errors';
import { commonTexts } from '@sigorta/i18n/texts/all';
import { unknownField } from '@sigorta/product-kit/message-key';
import * as v from 'valibot';

const hasText = (message: string): boolean => Object.hasOwn(commonTexts.tr, message);

/**
 * What a schema says of a request. Messages are keys of texts; where a schema names none, valibot's own English
 * sentence gives way to the general one: only a sender who is not our form gets there.
 */
export const fieldErrorsOf = (issues: readonly v.BaseIssue<unknown>[]): FieldError[] =>
  issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: hasText(issue.message) ? issue.message : unknownField,
  }));
