import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatDate } from '@sigorta/i18n/date';
import type { FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { longListFrom } from '../form/persons/long-list.ts';
import { useListNames } from '../lookups/use-list-names.ts';
import { limitOf } from '../offers/limit-rank.ts';
import { mainCoverages } from '../offers/main-coverages.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { coverOfOffer } from '../words/cover-days.ts';
import { LimitWords } from '../words/LimitWords.tsx';
import { useWords } from '../words/use-words.ts';
import { wordsOf } from '../words/value-words.ts';
import styles from './PolicyCard.module.css';
import type { Purchase } from './polling.ts';

/** The policy as an object: an arch with its number and what it covers. */
export function PolicyCard({ purchase }: { purchase: Purchase }) {
  const words = useWords();
  const { t, find, language } = words;
  const product = useProduct();
  const { personal, offerId } = purchase;
  const { answer: detail } = useQuery(offerDetail, personal && { offerId });
  const details = (detail?.quote.details ?? {}) as FieldValues;
  const fields = fieldsOf(product).filter(
    ({ name, kind }) => product.summary.includes(name) && kind !== 'date',
  );
  const listName = useListNames(fields, details);
  const cover = personal?.cover ?? (detail && coverOfOffer(product, detail.offer, details));
  return (
    <aside className={styles.policy}>
      <span className={styles.seal}>
        <Icon name="check" size={36} />
      </span>
      {personal?.policyNumber && (
        <>
          <p className={styles.label}>{t('policy.number')}</p>
          <p className={styles.number}>
            <bdi dir="ltr">{personal.policyNumber}</bdi>
          </p>
        </>
      )}
      <dl className={styles.rows}>
        <div>
          <dt>{t('insurer.label')}</dt>
          <dd>
            <bdi>{purchase.insurer.name}</bdi>
          </dd>
        </div>
        {personal && (
          <div>
            <dt>{t(personal.insuredNames.length === 1 ? 'insured.one' : 'insured.label')}</dt>
            <dd>
              {personal.insuredNames.length < longListFrom
                ? personal.insuredNames.map((name) => <bdi key={name}>{name}</bdi>)
                : t('people', { count: personal.insuredNames.length })}
            </dd>
          </div>
        )}
        {fields.map((field) => {
          const value = wordsOf(field, details[field.name], { ...words, listName });
          return value === null ? null : (
            <div key={field.name}>
              <dt>{find(textPrefix(field))}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          );
        })}
        {cover && (
          <>
            <div>
              <dt>{t('policy.from')}</dt>
              <dd>
                <bdi>{formatDate(cover.firstDay, language)}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('policy.to')}</dt>
              <dd>
                <bdi>{formatDate(cover.lastDay, language)}</bdi>
              </dd>
            </div>
          </>
        )}
        {detail &&
          mainCoverages(product).map((code) => (
            <div key={code}>
              <dt>{find(`coverage.${code}`)}</dt>
              <dd>
                <LimitWords limit={limitOf(detail.offer, code)} />
              </dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
