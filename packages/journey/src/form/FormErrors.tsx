import { isRequest } from '@sigorta/product-kit/is-request';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { ErrorSummary } from '@sigorta/ui-kit/field/ErrorSummary.tsx';
import { type Ref, useImperativeHandle } from 'react';
import type { Consents } from '../consents/use-consents.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './FormErrors.module.css';
import { namedAtOnce } from './persons/long-list.ts';
import { useProblems } from './use-problems.ts';
import { useSummaryFocus } from './use-summary-focus.ts';

export interface FormErrorsHandle {
  /** takes the focus once what is wrong has been drawn */
  focus: () => void;
}

interface FormErrorsProps {
  /** of the form, where it asks for some */
  consents?: Consents;
  /** why the insurers could not be asked; a code of the closed list */
  refusal: string | null;
  /** what did not happen; of a request or a quote when left out */
  failed?: string;
  /** words of the way to new prices, where a refusal may need it */
  askAgain?: string;
  ref: Ref<FormErrorsHandle>;
}

/**
 * Every box that stands here is ticked where the insurers are asked: the consent that is missing then is one of a newer page, which
 * is what a form whose release is gone needs too.
 */
const asOldForm = (refusal: string): string => (refusal === 'consent-missing' ? 'release-gone' : refusal);

/** Only new offers help. */
const asksAgain: ReadonlySet<string> = new Set(['price-answers-changed', 'payment-tried']);

/** Everything to mend, on top, in the words that stand at the fields. It hears of it itself: the page around is not drawn for it. */
export function FormErrors({ consents, refusal: refused, failed, askAgain, ref }: FormErrorsProps) {
  const { t, errorText } = useWords();
  const refusal = refused && asOldForm(refused);
  const problems = useProblems(consents);
  const { summary, focusSummary } = useSummaryFocus();
  useImperativeHandle(ref, () => ({ focus: focusSummary }), [focusSummary]);
  const product = useProduct();
  return (
    <>
      {problems.length > 0 && (
        <div className={styles.errors}>
          <ErrorSummary
            ref={summary}
            title={t('form.errors.title', { count: problems.length })}
            errors={problems.slice(0, namedAtOnce)}
          />
          {problems.length > namedAtOnce && (
            <p className={styles.more}>{t('form.errors.more', { count: problems.length - namedAtOnce })}</p>
          )}
        </div>
      )}
      {problems.length === 0 && refusal !== null && (
        <div className={styles.errors} ref={summary} tabIndex={-1}>
          <Notice
            tone="bad"
            title={failed ?? t(isRequest(product) ? 'form.notSent.title' : 'form.refused.title')}
            actions={
              refusal === 'release-gone' ? (
                <Button variant="outline" icon="refresh" onClick={() => location.reload()}>
                  {t('form.reload')}
                </Button>
              ) : (
                askAgain &&
                asksAgain.has(refusal) && (
                  <Link className={buttonClass({ variant: 'outline' })} to={product.paths.form}>
                    {askAgain}
                  </Link>
                )
              )
            }
          >
            {errorText(refusal)}
          </Notice>
        </div>
      )}
    </>
  );
}
