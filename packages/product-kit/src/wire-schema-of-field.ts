import { emailLength, emailShape } from '@sigorta/validators/email';
import { personNameLength } from '@sigorta/validators/person-name';
import type { Field, FieldKind, FieldOf } from './field.ts';

type WireType = 'object' | 'array' | 'string' | 'integer' | 'boolean';

/** JSON Schema 2020-12, as far as an application's wire form needs it. */
export interface WireSchema {
  type?: WireType | readonly WireType[];
  description?: string;
  format?: 'date';
  const?: boolean;
  enum?: readonly (string | number | boolean)[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: WireSchema;
  properties?: Record<string, WireSchema>;
  required?: readonly string[];
  additionalProperties?: false;
  allOf?: readonly WireSchema[];
  if?: WireSchema;
  then?: WireSchema;
}

const digits = (count: number): WireSchema => ({ type: 'string', pattern: `^[0-9]{${count}}$` });
const day: WireSchema = { type: 'string', format: 'date' };

const optionsOf = ({ options }: FieldOf<'choice' | 'select'>): WireSchema => {
  const types = new Set(
    options.map(({ wire }): WireType => (typeof wire === 'number' ? 'integer' : 'string')),
  );
  const [type = 'string', ...others] = types;
  return { type: others.length > 0 ? [type, ...others] : type, enum: options.map(({ wire }) => wire) };
};

/* what is sent; the gateway also reads what people type (spaces, other digits, small letters), which is no contract */
const makers: { [Kind in FieldKind]: (field: FieldOf<Kind>) => WireSchema } = {
  text: ({ min = 1, max = 200 }) => ({ type: 'string', minLength: min, maxLength: max }),
  personName: () => ({ type: 'string', minLength: 1, maxLength: personNameLength }),
  nationalId: () => digits(11),
  foreignerId: () => digits(11),
  taxNumber: () => digits(10),
  passportNo: () => ({ type: 'string', pattern: '^[A-Z0-9]{5,15}$' }),
  birthDate: () => day,
  date: () => day,
  phone: () => ({ type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' }),
  email: () => ({ type: 'string', maxLength: emailLength, pattern: emailShape.source }),
  imei: () => digits(15),
  microchip: () => digits(15),
  plate: () => ({ type: 'string', pattern: '^[0-9]{2}[A-Z]{1,3}[0-9]{2,5}$' }),
  licenceSerial: () => ({ type: 'string', pattern: '^[A-Z]{2}[0-9]{6}$' }),
  uavt: () => ({ type: 'string', pattern: '^[1-9][0-9]{9}$' }),
  number: ({ min = 0, max = 999_999_999 }) => ({ type: 'integer', minimum: min, maximum: max }),
  checkbox: ({ mustBeTrue }) => (mustBeTrue ? { type: 'boolean', const: true } : { type: 'boolean' }),
  choice: optionsOf,
  select: optionsOf,
  lookup: ({ from }) => ({
    type: 'string',
    minLength: 1,
    maxLength: 80,
    description: `A code of the list ${from}.`,
  }),
};

/** What one field's value is on the wire, without what only the gateway can judge (check digits, ages, lists). */
export const wireSchemaOfField = <Kind extends FieldKind>(field: Field & { kind: Kind }): WireSchema =>
  (makers[field.kind] as (field: Field) => WireSchema)(field);
