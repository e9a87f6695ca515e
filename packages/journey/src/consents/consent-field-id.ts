import { fieldId } from '../form/field-id.ts';

export const consentFieldId = (id: string): string => fieldId(`consents.${id}`);
