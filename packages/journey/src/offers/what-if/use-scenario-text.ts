import type { WhatIf } from '@sigorta/contracts/what-if';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { useWords } from '../../words/use-words.ts';

/** Tells a scenario with what it costs; one that this release no longer tells shows its id. */
export function useScenarioText(): (what: WhatIf) => string {
  const { find, language } = useWords();
  return ({ scenario, cost }) =>
    find(`scenario.${scenario}`, cost ? { cost: formatRoundMoney(cost, language) } : {}) || scenario;
}
