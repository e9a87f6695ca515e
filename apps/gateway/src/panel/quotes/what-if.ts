import type { Offer } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { quoteDetail } from '@sigorta/contracts/panel/quotes';
import type { Language } from '@sigorta/i18n/language';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatRoundMoney } from '@sigorta/i18n/money';
import type { ProductTexts } from '@sigorta/product-kit/product';

type Asked = AnswerOf<typeof quoteDetail>['whatIf'];

/** What every offer of a quote says to each scenario, in the order they are told. */
export function whatIfOfOffers(offers: readonly Offer[], texts: ProductTexts, language: Language): Asked {
  const told = new Map(
    offers.flatMap(({ whatIf = [] }) => whatIf.map(({ scenario, cost }) => [scenario, cost] as const)),
  );
  return [...told].map(([scenario, cost]) => {
    const text = texts[`scenario.${scenario}`] ?? scenario;
    return {
      scenario,
      text: cost ? fillPlaces(text, { cost: formatRoundMoney(cost, language) }, language) : text,
      answers: offers.flatMap(({ insurer, whatIf = [], clauses = [] }) =>
        whatIf
          .filter((what) => what.scenario === scenario)
          .map(({ answer, pays, keeps, clauses: quoted }) => ({
            insurer,
            answer,
            pays,
            keeps,
            clauses: clauses.filter(({ number }) => quoted.includes(number)),
          })),
      ),
    };
  });
}
