import type { Offer } from '@sigorta/contracts/offer';
import { formatList } from '@sigorta/i18n/list';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import type { ReactNode } from 'react';
import { LimitWords } from '../../words/LimitWords.tsx';
import { useWords } from '../../words/use-words.ts';
import { AgainWords } from '../card/AgainWords.tsx';
import type { CompareRow, Comparison } from '../compare-offers.ts';
import { holds, minutesLeft } from '../holding.ts';
import { limitOf } from '../limit-rank.ts';
import type { QuoteState } from '../quote-state.ts';
import { sortOffers } from '../sort-offers.ts';
import { useNow } from '../use-now.ts';
import { scenarioRows } from '../what-if/scenario-rows.ts';
import { useScenarioText } from '../what-if/use-scenario-text.ts';
import { WhatIfAnswer } from '../what-if/WhatIfAnswer.tsx';
import { CompareHead } from './CompareHead.tsx';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  /** in the order of their columns */
  offers: readonly Offer[];
  comparison: Comparison;
  onlyDifferences: boolean;
  /** what offers ended with before they were asked for again */
  was: QuoteState['was'];
}

/** A real table; on a phone each row's header stands above its cells. */
export function CompareTable({ offers, comparison, onlyDifferences, was }: CompareTableProps) {
  const { t, find, language } = useWords();
  const kept = (rows: readonly CompareRow[]) => rows.filter(({ differs }) => differs || !onlyDifferences);
  const coverages = kept(comparison.coverages);
  const terms = kept([comparison.deductible]);
  const columns = offers.length + 1;
  const now = useNow();
  const [cheapest] = sortOffers(
    offers.filter((offer) => holds(offer, now)),
    'price',
  );
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles[`of${offers.length}`]}`}>
        <caption>
          <VisuallyHidden>
            {t('compare.caption', {
              names: formatList(
                offers.map(({ insurer }) => insurer.name),
                language,
              ),
            })}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                <CompareHead offer={offer} first={offer === cheapest} expired={!holds(offer, now)} />
              </th>
            ))}
          </tr>
        </thead>
        <PriceRow offers={offers} was={was} now={now} />
        {coverages.length > 0 && (
          <tbody>
            <Group title={t('compare.group.coverages')} columns={columns} />
            {coverages.map((row) => (
              <Row key={row.code} row={row} title={find(`coverage.${row.code}`)}>
                {offers.map((offer) => (
                  <LimitWords key={offer.id} limit={limitOf(offer, row.code ?? '')} />
                ))}
              </Row>
            ))}
          </tbody>
        )}
        <WhatIfRows offers={offers} columns={columns} onlyDifferences={onlyDifferences} />
        {terms.length > 0 && (
          <tbody>
            <Group title={t('compare.group.terms')} columns={columns} />
            {terms.map((row) => (
              <Row key="deductible" row={row} title={t('deductible.label')}>
                {offers.map(({ id, deductible }) =>
                  deductible && deductible.minor > 0 ? (
                    <span key={id}>
                      {t('compare.deductible.some', { amount: formatRoundMoney(deductible, language) })}
                    </span>
                  ) : (
                    <span key={id}>{t('deductible.noneShort')}</span>
                  ),
                )}
              </Row>
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** Prices that ended, that end soon, or that were asked for again; none while all of them hold as they came. */
function PriceRow({ offers, was, now }: Pick<CompareTableProps, 'offers' | 'was'> & { now: number }) {
  const { t } = useWords();
  const notes = offers.map((offer) => {
    const before = was?.get(offer.id);
    const left = minutesLeft(offer, now);
    if (!holds(offer, now)) return t('offer.over');
    if (left !== null) return t('offer.left', { count: left });
    return before && <AgainWords offer={offer} was={before} />;
  });
  if (notes.every((note) => !note)) return null;
  return (
    <tbody>
      <tr className={styles.differs}>
        <th scope="row">{t('compare.price')}</th>
        {notes.map((note, at) => (
          <td key={offers[at]?.id}>{note}</td>
        ))}
      </tr>
    </tbody>
  );
}

/** A row a scenario that every offer was asked; what each answers stands in words, so that no cell is marked better. */
function WhatIfRows({
  offers,
  columns,
  onlyDifferences,
}: Omit<CompareTableProps, 'comparison' | 'was'> & { columns: number }) {
  const { t } = useWords();
  const textOf = useScenarioText();
  const rows = scenarioRows(offers).filter(({ differs }) => differs || !onlyDifferences);
  if (rows.length === 0) return null;
  return (
    <tbody>
      <Group title={t('whatIf.title')} columns={columns} />
      {rows.map(({ scenario, told, answers }) => (
        <tr key={scenario} className={styles.same}>
          <th scope="row">{textOf(told)}</th>
          {answers.map(({ offer, what }) => (
            <td key={offer.id}>
              <WhatIfAnswer what={what} rate={null} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const Group = ({ title, columns }: { title: string; columns: number }) => (
  <tr className={styles.group}>
    <th scope="rowgroup" colSpan={columns}>
      {title}
    </th>
  </tr>
);

function Row({ row, title, children }: { row: CompareRow; title: string; children: ReactNode[] }) {
  const { t } = useWords();
  return (
    <tr className={row.differs ? styles.differs : styles.same}>
      <th scope="row">{title}</th>
      {children.map((cell, at) => {
        const better = row.better[at];
        return (
          <td key={at} className={better ? styles.better : undefined}>
            {cell}
            {better && <span className={styles.why}>{t(`compare.${better}`)}</span>}
          </td>
        );
      })}
    </tr>
  );
}
