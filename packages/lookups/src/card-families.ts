import list from './lists/card-families.json' with { type: 'json' };

/** Installment families of Turkish cards and the banks that issue them. */
export const cardFamilies: readonly { name: string; banks: readonly string[] }[] = list.families;
