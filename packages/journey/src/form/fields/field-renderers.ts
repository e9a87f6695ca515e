import type { FieldKind } from '@sigorta/product-kit/field';
import type { ComponentType } from 'react';
import {
  BirthDateField,
  DigitsField,
  NationalIdField,
  NumberField,
  PhoneField,
  TextField,
  UavtField,
} from '../later/later-kinds.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { DateField } from './DateField.tsx';
import { LookupField } from './LookupField.tsx';
import type { RendererProps } from './renderer.ts';
import { SelectField } from './SelectField.tsx';

/** The component of every kind; a kind without one does not compile. */
export const fieldRenderers: { [Kind in FieldKind]: ComponentType<RendererProps<Kind>> } = {
  text: TextField,
  personName: TextField,
  passportNo: TextField,
  email: TextField,
  plate: TextField,
  licenceSerial: TextField,
  nationalId: NationalIdField,
  foreignerId: DigitsField,
  taxNumber: DigitsField,
  imei: DigitsField,
  microchip: DigitsField,
  uavt: UavtField,
  number: NumberField,
  birthDate: BirthDateField,
  date: DateField,
  phone: PhoneField,
  checkbox: CheckboxField,
  choice: ChoiceField,
  select: SelectField,
  lookup: LookupField,
};
