import type { ErrorCode, FieldError } from '@sigorta/contracts/errors';
import type { Operation } from '@sigorta/contracts/operation';
import { commonTexts } from '@sigorta/i18n/texts/all';
import { unknownField } from '@sigorta/product-kit/message-key';
import * as v from 'valibot';

const hasText = (message: string): boolean => Object.hasOwn(commonTexts.tr, message);

/** Key of the sentence for what is required and was not sent, where the field has none of its own. */
const missingField = 'field.missing.error';

/**
 * What a schema says of a request. Messages are keys of texts; where a schema names none, valibot's own English
 * sentence gives way to a general one: only a sender who is not our form gets there.
 */
export const fieldErrorsOf = (issues: readonly v.BaseIssue<unknown>[]): FieldError[] =>
  issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: hasText(issue.message) ? issue.message : issue.input === undefined ? missingField : unknownField,
  }));

/** A field may speak with an error that its operation declares (decision 0108): it is then the answer's code. */
export const codeOfFields = ({ errors }: Operation, fields: readonly FieldError[]): ErrorCode =>
  errors.find((code) => fields.some(({ message }) => message === `error.${code}`)) ?? 'invalid-input';
