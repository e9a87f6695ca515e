/** Fields that one types into: most first steps are answered by choosing, and need none of them. */
export { BirthDateField } from '../fields/BirthDateField.tsx';
export { DigitsField } from '../fields/DigitsField.tsx';
export { NationalIdField } from '../fields/NationalIdField.tsx';
export { NumberField } from '../fields/NumberField.tsx';
export { PhoneField } from '../fields/PhoneField.tsx';
export { TextField } from '../fields/TextField.tsx';
export { UavtField } from '../fields/uavt/UavtField.tsx';
