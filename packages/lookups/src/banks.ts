import list from './lists/banks.json' with { type: 'json' };

/** The wire's Value/Text pairs (spec §3, bank and finance choices). */
export interface BankChoice {
  value: string;
  text: string;
}

export const banks: readonly BankChoice[] = list.banks;
export const financialInstitutions: readonly BankChoice[] = list.finance;

const named = (list: readonly BankChoice[]) => {
  const byValue = new Map(list.map(({ value, text }) => [value, text]));
  return (value: string): string | null => byValue.get(value) ?? null;
};

export const bankName = named(banks);
export const financialInstitutionName = named(financialInstitutions);
