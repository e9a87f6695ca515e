import { asPlainCode, inLatin } from '@sigorta/validators/as-code';
import { checkBirthDate } from '@sigorta/validators/birth-date';
import { type IsoDate, parseDisplayDate } from '@sigorta/validators/iso-date';
import type { CancellationText } from './use-cancellation-texts.ts';

export interface NumberFields {
  policyNumber: string;
  identity: string;
  /** as typed, `05/07/1990` */
  birthDate: string;
}

/** Keys of the page's texts, by field. */
export type NumberErrors = Partial<Record<keyof NumberFields, CancellationText>>;

export function checkNumberForm(fields: NumberFields, today: IsoDate): NumberErrors {
  const hasNumber = /^[A-Za-z0-9./-]{3,40}$/.test(inLatin(fields.policyNumber).trim());
  const hasIdentity = /^[A-Z0-9]{5,20}$/.test(asPlainCode(fields.identity));
  const hasBirth =
    checkBirthDate(fields.birthDate, today) === 'ok' && parseDisplayDate(fields.birthDate) !== null;
  return {
    ...(!hasNumber && { policyNumber: 'number.error' }),
    ...(!hasIdentity && { identity: 'identity.error' }),
    ...(!hasBirth && { birthDate: 'birth.error' }),
  };
}
