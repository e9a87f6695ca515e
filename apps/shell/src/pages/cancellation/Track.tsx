import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Card } from '@sigorta/ui-kit/data/Card.tsx';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import type { ReactNode } from 'react';
import { CallUs } from './CallUs.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { PolicyTitle } from './PolicyTitle.tsx';
import { lastMoment } from './show-instant.ts';
import styles from './Track.module.css';
import { type TrackStep, trackSteps } from './track-steps.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';

type Cancellation = NonNullable<CancellablePolicy['cancellation']>;

/** After the notice: where it stands until the money is back; a reload finds it again. */
export function Track({ policy }: { policy: CancellablePolicy }) {
  const t = useCancellationTexts();
  const language = useLanguage();
  const { cancellation } = policy;
  if (!cancellation) return null;
  const { state, refund, expected } = cancellation;
  /* shown beside the offer to cancel, not here */
  if (state === 'refused') return null;
  const isLess = refund.minor !== expected.minor && state !== 'passing-on';
  return (
    <div className={styles.track}>
      <div role="status">
        <PolicyTitle>{t(`track.title.${state}`)}</PolicyTitle>
        <p className={styles.lead}>{t(`track.text.${state}`)}</p>
      </div>
      <Card as="section" look="lift" className={styles.card} aria-label={t('track.label')}>
        {state !== 'closed' && (
          <p className={styles.refund}>
            <span>{t('estimate.refund')}</span>
            <Price money={refund} language={language} size="l" />
          </p>
        )}
        <Steps cancellation={cancellation} />
      </Card>
      {isLess && (
        <Notice tone="warn" actions={<CallUs />}>
          {t('track.less', {
            expected: formatMoney(expected, language),
            refund: formatMoney(refund, language),
          })}
        </Notice>
      )}
      {state === 'manual' && <CallUs />}
      <section className={styles.facts}>
        <h2>{policy.productName}</h2>
        <PolicyFacts policy={policy} />
      </section>
    </div>
  );
}

function Steps({ cancellation }: { cancellation: Cancellation }) {
  return (
    <ol className={styles.steps}>
      {trackSteps(cancellation).map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
  );
}

/** What stands beside a step: when it happened, or the day it will have at the latest. */
function useMoment({ id, state, at }: TrackStep): ReactNode {
  const t = useCancellationTexts();
  const language = useLanguage();
  if (state === 'done') return at === null ? null : <bdi>{formatDateTime(at, language)}</bdi>;
  if (id === 'money' && at === null) return t('track.money.soon');
  if (at === null || (id !== 'pass' && id !== 'money')) return null;
  return t(`track.${id}.by`, { until: formatDate(lastMoment(at), language) });
}

function Step({ step }: { step: TrackStep }) {
  const t = useCancellationTexts();
  const moment = useMoment(step);
  const { id, state } = step;
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={18} /> : state === 'now' ? <Spinner size="s" /> : null}
      </span>
      <span className={styles.words}>
        <b>
          {t(state === 'done' || id === 'asked' ? `track.${id}` : `track.${id}.wait`)}
          <VisuallyHidden>, {t(`track.${state}`)}</VisuallyHidden>
        </b>
        {moment && <span className={styles.moment}>{moment}</span>}
      </span>
    </li>
  );
}
