import { formatDateRange } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import type { FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useListNames } from '../lookups/use-list-names.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { coverOfOffer } from '../words/cover-days.ts';
import { InsurerMark } from '../words/InsurerMark.tsx';
import { RateNote } from '../words/RateNote.tsx';
import { Until } from '../words/Until.tsx';
import { useWords } from '../words/use-words.ts';
import { wordsOf } from '../words/value-words.ts';
import { CouponField } from './CouponField.tsx';
import { OrderCoverages } from './OrderCoverages.tsx';
import styles from './OrderSummary.module.css';
import type { Payment } from './use-payment.ts';

/** What is bought, and the amount that will be charged, standing still with the hour until which it holds. */
export function OrderSummary({ payment }: { payment: Payment }) {
  const words = useWords();
  const { t, find, language } = words;
  const product = useProduct();
  const { detail, shown } = payment;
  const { offer, quote } = detail;
  const fields = fieldsOf(product).filter(({ name }) => product.summary.includes(name));
  const details = quote.details as FieldValues;
  const listName = useListNames(fields, details);
  const cover = coverOfOffer(product, offer, details);
  const rows = [
    ...fields
      .filter(({ kind }) => kind !== 'date' || cover === null)
      .map((field) => ({
        id: field.name,
        label: find(textPrefix(field)),
        value: wordsOf(field, details[field.name], { ...words, listName }),
      }))
      .filter(({ value }) => value !== null),
    ...(cover
      ? [
          {
            id: 'cover',
            label: t('order.cover'),
            value: <bdi>{formatDateRange(cover.firstDay, cover.lastDay, language)}</bdi>,
          },
        ]
      : []),
    {
      id: 'insured',
      label: t(quote.insuredNames.length === 1 ? 'insured.one' : 'insured.label'),
      value: quote.insuredNames.map((name) => (
        <bdi key={name} className={styles.name}>
          {name}
        </bdi>
      )),
    },
  ];
  const foreign = offer.currencyPrice.currency !== offer.price.currency;
  const sums = [
    {
      id: 'premium',
      label: foreign
        ? `${t('order.premium')} (${formatMoney(offer.currencyPrice, language)})`
        : t('order.premium'),
      value: <Money money={shown.premium} language={language} />,
    },
    ...(shown.discount
      ? [
          {
            id: 'discount',
            label: t('coupon.discount'),
            /* the sign within the amount: in Arabic it would stand behind it */
            value: <Money money={{ ...shown.discount, minor: -shown.discount.minor }} language={language} />,
          },
        ]
      : []),
    ...(shown.plan
      ? [
          {
            id: 'difference',
            label: t('installments.difference'),
            value: <Money money={shown.plan.maturityDifference} language={language} />,
          },
        ]
      : []),
  ];
  return (
    <aside className={styles.order} aria-label={t('order.title')}>
      <div className={styles.part}>
        <InsurerMark insurer={offer.insurer} note={offer.planName} />
        <div className={styles.more}>
          <KeyValue rows={rows} />
        </div>
        <OrderCoverages offer={offer} />
      </div>
      <div className={styles.amount}>
        <p className={styles.until}>
          <Icon name="lock" size={16} />
          <Until instant={offer.validUntil} />
        </p>
        <Price money={shown.money} language={language} size="xl" />
        <p className={styles.plan}>
          {shown.plan
            ? t('order.plan', { count: shown.plan.count, amount: formatMoney(shown.plan.each, language) })
            : t('order.single')}
        </p>
      </div>
      <div className={styles.part}>
        <KeyValue rows={sums} />
        {offer.exchangeRate && (
          <p className={styles.note}>
            <RateNote rate={offer.exchangeRate} /> {t('order.keep')}
          </p>
        )}
        <CouponField payment={payment} />
      </div>
    </aside>
  );
}
