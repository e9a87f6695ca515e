import { isRequest } from '@sigorta/product-kit/is-request';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { ErrorSummary } from '@sigorta/ui-kit/field/ErrorSummary.tsx';
import type { Ref } from 'react';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './FormErrors.module.css';
import { namedAtOnce } from './persons/long-list.ts';
import type { Problem } from './problem.ts';

interface FormErrorsProps {
  problems: readonly Problem[];
  /** why the insurers could not be asked; a code of the closed list */
  refusal: string | null;
  /** what did not happen; of a request or a quote when left out */
  failed?: string;
  /** words of the way to new prices, where a refusal may need it */
  askAgain?: string;
  ref: Ref<HTMLDivElement>;
}

/** Only new offers help. */
const asksAgain: ReadonlySet<string> = new Set(['price-answers-changed', 'payment-tried']);

/** Everything to mend, on top, in the words that stand at the fields. */
export function FormErrors({ problems, refusal, failed, askAgain, ref }: FormErrorsProps) {
  const { t, errorText } = useWords();
  const product = useProduct();
  return (
    <>
      {problems.length > 0 && (
        <div className={styles.errors}>
          <ErrorSummary
            ref={ref}
            title={t('form.errors.title', { count: problems.length })}
            errors={problems.slice(0, namedAtOnce)}
          />
          {problems.length > namedAtOnce && (
            <p className={styles.more}>{t('form.errors.more', { count: problems.length - namedAtOnce })}</p>
          )}
        </div>
      )}
      {problems.length === 0 && refusal !== null && (
        <div className={styles.errors} ref={ref} tabIndex={-1}>
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
