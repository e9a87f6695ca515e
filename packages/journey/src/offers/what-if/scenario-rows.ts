import type { Offer } from '@sigorta/contracts/offer';
import type { WhatIf } from '@sigorta/contracts/what-if';

interface ScenarioRow {
  scenario: string;
  /** the first offer's, for the words of the row */
  told: WhatIf;
  differs: boolean;
  /** one a column */
  answers: { offer: Offer; what: WhatIf }[];
}

const said = ({ answer, pays, keeps }: WhatIf): string => JSON.stringify([answer, pays?.minor, keeps?.minor]);

/** Scenarios that all of these offers were asked, in the order they are told. */
export function scenarioRows(offers: readonly Offer[]): ScenarioRow[] {
  const [first] = offers;
  return (first?.whatIf ?? []).flatMap((told): ScenarioRow[] => {
    const answers = offers.flatMap((offer) => {
      const what = offer.whatIf?.find(({ scenario }) => scenario === told.scenario);
      return what ? [{ offer, what }] : [];
    });
    if (answers.length < offers.length) return [];
    const differs = new Set(answers.map(({ what }) => said(what))).size > 1;
    return [{ scenario: told.scenario, told, differs, answers }];
  });
}
