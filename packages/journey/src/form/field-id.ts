/** `insured.0.firstName` → `f-insured-0-firstName`: one id for the control, its messages and the error summary. */
export const fieldId = (path: string): string => `f-${path.replaceAll('.', '-')}`;
