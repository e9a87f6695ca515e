import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import type { FieldValues } from '@sigorta/product-kit/field';
import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { validate } from '@sigorta/product-kit/validate';
import { useBoot } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useMemo, useState } from 'react';
import { type ApplicationForm, openForm } from '../../form/answers/application-form.ts';
import { FormProvider } from '../../form/answers/form-context.ts';
import { useValues } from '../../form/answers/use-heard.ts';
import { FieldGrid } from '../../form/fields/FieldGrid.tsx';
import { PersonList } from '../../form/persons/PersonList.tsx';
import { wrongPersons } from '../../form/step-errors.ts';
import { LivePrice } from '../../live/LivePrice.tsx';
import { slidingLength } from '../../live/sliding-length.ts';
import { TripSlider } from '../../live/TripSlider.tsx';
import { beginningOf } from '../../particulars/beginning.ts';
import { JourneyProvider, useJourney } from '../../remote/journey-context.tsx';
import { coverDays } from '../../words/cover-days.ts';
import { useWords } from '../../words/use-words.ts';
import type { QuoteState } from '../quote-state.ts';
import styles from './AdjustPanel.module.css';
import { useAdjusting } from './use-adjusting.ts';

export interface AdjustPanelProps {
  quote: QuoteSummary;
  list: QuoteState;
  onMoved: (quoteId: string) => void;
  onClose: () => void;
}

/** The answers for the price above their offers; the list follows them. */
export function AdjustPanel(props: AdjustPanelProps) {
  const journey = useJourney();
  const { product } = journey;
  const [form] = useState(() =>
    openForm(beginningOf(product, props.quote, Date.now(), sessionStorage).values),
  );
  const asked = useMemo(
    () => ({ ...journey, product: pricePartOf(product), whole: product }),
    [journey, product],
  );
  return (
    <JourneyProvider value={asked}>
      <FormProvider value={form}>
        <Panel {...props} form={form} />
      </FormProvider>
    </JourneyProvider>
  );
}

const notes = { asking: 'adjust.asking', other: 'adjust.old', failed: 'adjust.failed' } as const;

function Panel({ form, list, onMoved, onClose }: AdjustPanelProps & { form: ApplicationForm }) {
  const { t } = useWords();
  const { product, whole = product } = useJourney();
  const { today } = useBoot();
  const { live, standing, ask } = useAdjusting({ form, list, onMoved });
  const values = useValues() as FieldValues;
  const slider = slidingLength(product, coverDays(product, values));
  const judged = () => validate(product, priceAnswersOf(whole, form.values()), { today });
  const note = standing === 'same' || standing === 'unasked' ? null : notes[standing];
  return (
    <section className={styles.panel} aria-label={t('adjust.title')}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className={styles.form}>
        {product.steps.map((step) =>
          step.kind === 'fields' ? (
            <FieldGrid key={step.id} fields={step.fields} values={values} />
          ) : (
            <PersonList
              key={step.id}
              wrongPersons={() => {
                const result = judged();
                return wrongPersons(result.ok ? [] : result.errors);
              }}
            />
          ),
        )}
      </form>
      <div className={styles.price}>
        <LivePrice live={live} />
        {slider && <TripSlider {...slider} />}
        <p role="status" className={styles.note}>
          {note && t(note)}
        </p>
        {(standing === 'unasked' || standing === 'failed') && (
          <Button variant="soft" onClick={ask}>
            {t('adjust.ask')}
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          {t('adjust.close')}
        </Button>
      </div>
    </section>
  );
}
