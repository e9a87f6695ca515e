import list from './lists/banks.json' with { type: 'json' };

/** The wire's Value/Text pairs (spec §3, bank and finance choices). */
export interface BankChoice {
  value: string;
  text: string;
}

export const banks: readonly BankChoice[] = list.banks;
export const financialInstitutions: readonly BankChoice[] = list.finance;
