import type { ReleaseChange } from '@sigorta/contracts/panel/release-change';
import { releaseDifference } from '@sigorta/contracts/panel/releases';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatNumber } from '@sigorta/i18n/number';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Loading } from '../../../layout/Loading.tsx';
import styles from './Difference.module.css';
import { useDifferenceTexts } from './use-difference-texts.ts';

/** Names and codes keep their own direction inside of a sentence of ours. */
const apart = (text: string): string => `\u2068${text}\u2069`;

function useSentence(): (change: ReleaseChange) => string {
  const t = useDifferenceTexts();
  const language = useLanguage();
  const told = (kind: ReleaseChange['kind'], value: string | null): string => {
    if (value === null) return t('without');
    if (kind === 'weight')
      return apart(
        t('kilobytes', { amount: formatNumber(Math.round(Number(value) / 102.4) / 10, language) }),
      );
    if (kind === 'consent-moved' && (value === 'form' || value === 'payment')) return t(`part.${value}`);
    return apart(value);
  };
  return ({ kind, part, subject, before, after }) =>
    t(kind, {
      subject: apart(subject),
      part: part ? t(`part.${part}`) : '',
      before: told(kind, before),
      after: told(kind, after),
    });
}

/** What a release would change of what is live, in sentences; a release that cannot be compared may still be chosen. */
export function Difference({ family, version }: { family: string; version: string }) {
  const t = useDifferenceTexts();
  const common = useTexts('common');
  const sentence = useSentence();
  const { state, answer, code } = useQuery(releaseDifference, { family, version });
  if (state === 'failed')
    return (
      <Notice tone="warn" role="alert">
        {common(`error.${code}`)}
      </Notice>
    );
  if (!answer) return <Loading />;
  const groups = [...Map.groupBy(answer.changes, ({ product }) => product)];
  return (
    <section className={styles.difference} aria-label={t('title')}>
      <h3 className={styles.title}>{t('title')}</h3>
      {groups.length === 0 && <p>{t('none')}</p>}
      {groups.map(([product, changes]) => (
        <div key={product ?? ''}>
          <h4 className={styles.product}>{product ?? t('release')}</h4>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={Object.values(change).join('|')}>{sentence(change)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
