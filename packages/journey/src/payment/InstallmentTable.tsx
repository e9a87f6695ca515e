import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { fieldId } from '../form/field-id.ts';
import { useWords } from '../words/use-words.ts';
import styles from './InstallmentTable.module.css';
import type { Payment } from './use-payment.ts';

/** Ways to pay with this card, each with its whole sum; the maturity difference is told apart (spec §3, §9). */
export function InstallmentTable({ payment }: { payment: Payment }) {
  const { t, language, errorText } = useWords();
  const { installments, count, setCount } = payment;
  const error = payment.faultOf('installments');
  return (
    <section aria-labelledby="installments-title">
      <h2 id="installments-title">{t('installments.title')}</h2>
      <p className={styles.hint}>
        {t(installments.state === 'idle' ? 'installments.before' : 'installments.hint')}
      </p>
      <div id={fieldId('installments')} tabIndex={-1} className={styles.body}>
        {error && <p className={styles.error}>{error}</p>}
        {installments.state === 'loading' && (
          <p className={styles.wait} role="status">
            <Spinner size="s" />
            {t('installments.loading')}
          </p>
        )}
        {installments.state === 'failed' && (
          <Notice
            tone="warn"
            role="status"
            actions={
              installments.code !== 'card-type-not-accepted' && (
                <Button variant="outline" size="m" icon="refresh" onClick={installments.retry}>
                  {t('retry')}
                </Button>
              )
            }
          >
            {installments.code === 'card-type-not-accepted'
              ? errorText('card-type-not-accepted')
              : t('installments.failed')}
          </Notice>
        )}
        {installments.options && installments.options.length <= 1 && (
          <p className={styles.wait}>{t('installments.only')}</p>
        )}
        {installments.options && installments.options.length > 1 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('installments.option')}</th>
                <th scope="col">{t('installments.each')}</th>
                <th scope="col" className={styles.difference}>
                  {t('installments.difference')}
                </th>
                <th scope="col">{t('installments.total')}</th>
              </tr>
            </thead>
            <tbody>
              {installments.options.map((option) => (
                <tr key={option.count} className={option.count === count ? styles.chosen : undefined}>
                  <th scope="row">
                    <label>
                      <input
                        type="radio"
                        name="installments"
                        value={option.count}
                        checked={option.count === count}
                        onChange={() => {
                          setCount(option.count);
                          payment.mend('installments');
                        }}
                      />
                      {option.count === 1
                        ? t('installments.one')
                        : t('installments.many', { count: option.count })}
                    </label>
                  </th>
                  <td>
                    <Money money={option.each} language={language} />
                  </td>
                  <td className={styles.difference}>
                    {option.maturityDifference.minor === 0 ? (
                      t('installments.none')
                    ) : (
                      <Money money={option.maturityDifference} language={language} />
                    )}
                  </td>
                  <td>
                    <Money money={option.total} language={language} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
