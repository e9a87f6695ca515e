import { formatDate, formatDateRange, formatDateTime } from '@sigorta/i18n/date';
import { formatList } from '@sigorta/i18n/list';
import { formatMoney, formatRoundMoney } from '@sigorta/i18n/money';
import { formatRate } from '@sigorta/i18n/number';
import type { LegalData } from '@sigorta/legal/document';
import type { Field, FieldValues, LookupName } from '@sigorta/product-kit/field';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { useBoot } from '@sigorta/runtime/runtime';
import { useListNames } from '../lookups/use-list-names.ts';
import { limitOf } from '../offers/limit-rank.ts';
import { mainCoverages } from '../offers/main-coverages.ts';
import { useJourney } from '../remote/journey-context.tsx';
import { coverOfOffer } from '../words/cover-days.ts';
import { limitText } from '../words/limit-text.ts';
import { useWords } from '../words/use-words.ts';
import { phrasesOf } from '../words/value-words.ts';
import type { Payment } from './use-payment.ts';

const lists: readonly LookupName[] = [
  'countries',
  'countriesErasmus',
  'greenCardCountries',
  'provinces',
  'districts',
  'healthDistricts',
];
/* where cover holds; a breed or a phone's model is none of it */
const isPlace = (field: Field): boolean =>
  field.kind === 'lookup' ? lists.includes(field.from) : field.name === 'region';

/** What is written into the pre-information form and the contract, as it stands when one of them is opened. */
export function useContractData(payment: Payment): () => LegalData {
  const { t, find, language } = useWords();
  const { product, ending } = useJourney();
  const { today } = useBoot();
  const listName = useListNames(fieldsOf(product), payment.detail.quote.details as FieldValues);
  return () => {
    const { offer, quote } = payment.detail;
    const { shown, billing } = payment;
    const cover = coverOfOffer(product, offer, quote.details as FieldValues);
    const places = fieldsOf(product).filter(
      (field) => product.summary.includes(field.name) && isPlace(field),
    );
    const region = formatList(
      phrasesOf(places, quote.details as FieldValues, { language, find, listName }),
      language,
    );
    const { firstName, lastName } = payment.names();
    const { phone } = quote.details;
    const deciding = mainCoverages(product).flatMap((code) => {
      const limit = limitOf(offer, code);
      if (limit.kind === 'excluded') return [];
      return [`${find(`coverage.${code}`)}: ${limitText(limit, { t, language })}`];
    });
    return {
      /* the holder of the card is the buyer; only the name is read here */
      buyerName: [firstName, lastName].filter(Boolean).join(' '),
      buyerAddress: billing.address,
      buyerEmail: billing.email,
      buyerPhone: typeof phone === 'string' ? phone : '',
      insurerName: offer.insurer.name,
      productName: product.card.name[language],
      planName: offer.planName,
      insuredNames: formatList(quote.insuredNames, language),
      coverPeriod: cover ? formatDateRange(cover.firstDay, cover.lastDay, language) : '',
      region,
      coverages: deciding.join('; '),
      deductible: offer.deductible?.minor
        ? formatRoundMoney(offer.deductible, language)
        : t('deductible.noneShort'),
      currencyPrice: formatMoney(offer.currencyPrice, language),
      exchangeRate: offer.exchangeRate ? `${formatRate(offer.exchangeRate.rate, language)} TL` : '',
      totalPrice: formatMoney(shown.money, language),
      paymentPlan: shown.plan
        ? t('order.plan', { count: shown.plan.count, amount: formatMoney(shown.plan.each, language) })
        : t('order.single'),
      validUntil: formatDateTime(offer.validUntil, language),
      offerNumber: offer.id,
      contractDate: formatDate(today, language),
      endingRule: ending,
    };
  };
}
