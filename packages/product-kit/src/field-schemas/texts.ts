import { cardNumberInText, signsInText } from '@sigorta/contracts/free-text';
import { holdsCardNumber } from '@sigorta/validators/card-in-text';
import { keepDigits, toLatinDigits } from '@sigorta/validators/digits';
import { isEmail } from '@sigorta/validators/email';
import { isImei } from '@sigorta/validators/imei';
import { isLicenceSerial, normaliseLicenceSerial } from '@sigorta/validators/licence-serial';
import { isMicrochip } from '@sigorta/validators/microchip';
import { isPassport, normalisePassport } from '@sigorta/validators/passport';
import { isPersonName, tidyPersonName } from '@sigorta/validators/person-name';
import { isPlate, normalisePlate } from '@sigorta/validators/plate';
import { isUavt } from '@sigorta/validators/uavt';
import { isPrintableText, tidyLine } from '@sigorta/validators/visible-text';
import type { FieldKind } from '../field.ts';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';
import { textValue } from './text-value.ts';

const longestText = 200;

/** Kinds with one message for everything that can be wrong. */
const judged =
  <Kind extends FieldKind>(
    accepts: (text: string) => boolean,
    tidy?: (text: string) => string,
  ): SchemaMaker<Kind> =>
  (field) =>
    textValue(messageKey(field), (text) => (accepts(text) ? null : messageKey(field)), tidy);

/** Free text of one line, printed on papers; lengths count characters. A card's number is sent to its own field. */
export const textSchema: SchemaMaker<'text'> = (field) =>
  textValue(
    messageKey(field),
    (text) => {
      if (!isPrintableText(text)) return signsInText;
      if (holdsCardNumber(text)) return cardNumberInText;
      const length = Array.from(text).length;
      return length >= (field.min ?? 1) && length <= (field.max ?? longestText) ? null : messageKey(field);
    },
    tidyLine,
  );

export const personNameSchema: SchemaMaker<'personName'> = (field) =>
  textValue(
    messageKey(field),
    (text) => (isPersonName(text) ? null : messageKey(field, 'error.letters')),
    tidyPersonName,
  );

export const passportNoSchema = judged<'passportNo'>(isPassport, normalisePassport);
export const emailSchema = judged<'email'>(isEmail);
export const imeiSchema = judged<'imei'>(isImei, (text) => keepDigits(text));
export const microchipSchema = judged<'microchip'>(isMicrochip, (text) => keepDigits(text));
export const plateSchema = judged<'plate'>(isPlate, normalisePlate);
export const licenceSerialSchema = judged<'licenceSerial'>(isLicenceSerial, normaliseLicenceSerial);
export const uavtSchema = judged<'uavt'>(isUavt, (text) => toLatinDigits(text).trim());
