import type { Language } from '@sigorta/i18n/language';
import type { Application } from '@sigorta/product-kit/field';
import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import type { Validation } from '@sigorta/product-kit/validate';
import { useBoot, useLanguage, useSideInfo } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { memo, useMemo } from 'react';
import { JourneyTrail } from '../remote/JourneyTrail.tsx';
import { JourneyProvider, useAsksPriceFirst, useJourney } from '../remote/journey-context.tsx';
import { FormProvider } from './answers/form-context.ts';
import { FormErrors } from './FormErrors.tsx';
import styles from './FormPage.module.css';
import { FormSteps } from './FormSteps.tsx';
import { FormTitle } from './FormTitle.tsx';
import { beginsTyped, laterKinds } from './later/later-kinds.ts';
import { BelowForm, FormTicket, RequestSent } from './later/later-parts.ts';
import { ProductInfo } from './ProductInfo.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { noteAsked, unreadMarks } from './register/asked-cars.ts';
import { useConclusion } from './use-conclusion.ts';
import { useFormJourney } from './use-form-journey.ts';

/** Name of the form element, by which what is typed before React arrives is found. */
const formElementId = 'application';

/** Information about a product and its application, from the declaration alone: all of it, or what a price needs. */
export function FormPage() {
  const journey = useJourney();
  const { product } = journey;
  const isPriceOnly = useAsksPriceFirst();
  const asked = useMemo(
    () => (isPriceOnly ? { ...journey, product: pricePartOf(product), whole: product } : journey),
    [journey, isPriceOnly, product],
  );
  return (
    <JourneyProvider value={asked}>
      <FormView />
    </JourneyProvider>
  );
}

function FormView() {
  const { product, whole } = useJourney();
  const language = useLanguage();
  const { today } = useBoot();
  const conclusion = useConclusion();
  const journey = useFormJourney({
    formElementId,
    conclusion,
    judge: ({ validate }, values) =>
      ofItsCar(
        whole ?? product,
        values,
        validate(product, whole ? priceAnswersOf(whole, values) : values, { today }),
      ),
    onConclude: (values) => noteAsked(whole ?? product, values),
  });
  const sideInfo = useSideInfo();
  const { title, description } = product.card;
  return (
    <Container>
      <div className={styles.trail}>
        <JourneyTrail current="form" />
      </div>
      <FormProvider value={journey.form}>
        <FormTitle title={title[language]} description={description[language]} consents={journey.consents} />
        <div className={styles.columns}>
          <Beside />
          {journey.sent !== null ? (
            <RequestSent number={journey.sent} onAgain={journey.startOver} />
          ) : (
            <>
              <form
                id={formElementId}
                noValidate
                className={styles.form}
                onSubmit={(event) => {
                  event.preventDefault();
                  journey.proceed();
                }}
              >
                <RestoredNotice restored={journey.restored} onClear={journey.startOver} />
                <FormErrors ref={journey.errors} consents={journey.consents} refusal={journey.refusal} />
                <FormSteps journey={journey} isRush={conclusion.isRush} />
              </form>
              <FormTicket />
            </>
          )}
          {sideInfo && <div className={styles.side}>{sideInfo}</div>}
        </div>
      </FormProvider>
      <BelowForm />
    </Container>
  );
}

/** Answers of another registration are told at their fields before prices are asked with them; who has read it may go on. */
function ofItsCar(product: Product, values: Application, judged: Validation): Validation {
  if (!judged.ok) return judged;
  const errors = unreadMarks(product, values).map((field) => ({ field, message: 'form.register.other' }));
  return errors.length > 0 ? { ok: false, errors } : judged;
}

/* is given nothing: a press or an error draws nothing of it */
const Beside = memo(ProductInfo);

/** What of a product's form has to be there before it can be drawn. */
export const readyFor = async (product: Product, language: Language): Promise<void> => {
  if (beginsTyped(product)) await laterKinds(language);
};
