import type { Field, FieldKind } from '../field.ts';
import { birthDateSchema } from './birth-date.ts';
import { checkboxSchema } from './checkbox.ts';
import { dateSchema } from './date.ts';
import { foreignerIdSchema, nationalIdSchema } from './national-id.ts';
import { numberSchema } from './number.ts';
import { lookupSchema, optionSchema } from './options.ts';
import { phoneSchema } from './phone.ts';
import type { FieldSchema, SchemaMaker, Scope } from './scope.ts';
import { taxNumberSchema } from './tax-number.ts';
import {
  emailSchema,
  imeiSchema,
  licenceSerialSchema,
  microchipSchema,
  passportNoSchema,
  personNameSchema,
  plateSchema,
  textSchema,
  uavtSchema,
} from './texts.ts';

const makers: { [Kind in FieldKind]: SchemaMaker<Kind> } = {
  text: textSchema,
  personName: personNameSchema,
  nationalId: nationalIdSchema,
  foreignerId: foreignerIdSchema,
  taxNumber: taxNumberSchema,
  passportNo: passportNoSchema,
  birthDate: birthDateSchema,
  date: dateSchema,
  phone: phoneSchema,
  email: emailSchema,
  imei: imeiSchema,
  microchip: microchipSchema,
  plate: plateSchema,
  licenceSerial: licenceSerialSchema,
  uavt: uavtSchema,
  number: numberSchema,
  checkbox: checkboxSchema,
  choice: optionSchema,
  select: optionSchema,
  lookup: lookupSchema,
};

/** The schema of one field's value; its issues carry message keys. */
export const schemaOfField = <Kind extends FieldKind>(
  field: Field & { kind: Kind },
  scope: Scope,
): FieldSchema => (makers[field.kind] as SchemaMaker<FieldKind>)(field, scope);
