import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import type { FieldValues } from '@sigorta/product-kit/field';
import { detailsStep } from '@sigorta/product-kit/policy-details';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { ErrorSummary } from '@sigorta/ui-kit/field/ErrorSummary.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { FormProvider } from '../form/answers/form-context.ts';
import { useValues } from '../form/answers/use-heard.ts';
import { FieldGrid } from '../form/fields/FieldGrid.tsx';
import type { Purchase } from '../policy/polling.ts';
import { JourneyTrail } from '../remote/JourneyTrail.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './DetailsForm.module.css';
import { type DetailsResult, useDetailsForm } from './use-details-form.ts';

interface DetailsFormProps {
  asked: Product;
  purchase: Purchase;
  /** UTC instant */
  until: string;
  onDone: (result: DetailsResult) => void;
}

/** The paid buyer's last questions, drawn from the declaration. */
export function DetailsForm({ asked, purchase, until, onDone }: DetailsFormProps) {
  const { t, find, errorText, language } = useWords();
  const details = useDetailsForm(asked, purchase.purchaseId, onDone);
  const { problems, refusal, summary, busy } = details;
  const title = find(`step.${detailsStep}.title`);
  useDocumentHead({ title: problems.length > 0 ? t('title.error', { title }) : title });
  return (
    <Container width="narrow">
      <div className={styles.page}>
        <JourneyTrail current="createPolicy" />
        {purchase.charged !== null && (
          <Notice tone="ok" title={t('create.paid', { amount: formatMoney(purchase.charged, language) })}>
            {t('create.paid.text', { insurer: purchase.insurer.name })}
          </Notice>
        )}
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{find(`step.${detailsStep}.hint`)}</p>
        </header>
        <FormProvider value={details.form}>
          <form
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void details.send();
            }}
          >
            {problems.length > 0 && (
              <ErrorSummary
                ref={summary}
                title={t('form.errors.title', { count: problems.length })}
                errors={problems}
              />
            )}
            {problems.length === 0 && refusal !== null && (
              <div ref={summary} tabIndex={-1}>
                <Notice tone="bad" title={t('create.failed')}>
                  {errorText(refusal)}
                </Notice>
              </div>
            )}
            <Fields asked={asked} />
            <p className={styles.later}>{t('create.later', { until: formatDateTime(until, language) })}</p>
            <div className={styles.actions}>
              <Button type="submit" variant="solid" iconEnd="arrow" busy={busy} className={styles.send}>
                {t(busy ? 'create.submitting' : 'create.submit')}
              </Button>
            </div>
          </form>
        </FormProvider>
      </div>
    </Container>
  );
}

function Fields({ asked }: { asked: Product }) {
  const values = useValues();
  return <FieldGrid fields={fieldsOf(asked)} values={values as FieldValues} />;
}
