import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { useBoot, useLanguage, useSideInfo } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { memo, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { FaqList } from '../remote/FaqList.tsx';
import { JourneyTrail } from '../remote/JourneyTrail.tsx';
import { JourneyProvider, useAsksPriceFirst, useJourney } from '../remote/journey-context.tsx';
import { CoverageInfo } from './CoverageInfo.tsx';
import { FormErrors } from './FormErrors.tsx';
import styles from './FormPage.module.css';
import { FormSteps } from './FormSteps.tsx';
import { FormTitle } from './FormTitle.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import { RequestSent } from './RequestSent.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { FormTicket } from './ticket/FormTicket.tsx';
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
      validate(product, whole ? priceAnswersOf(whole, values) : values, { today }),
  });
  const sideInfo = useSideInfo();
  const { title, description } = product.card;
  return (
    <Container>
      <div className={styles.trail}>
        <JourneyTrail current="form" />
      </div>
      <FormProvider {...journey.form}>
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
                  void journey.proceed();
                }}
              >
                <RestoredNotice restored={journey.restored} onClear={journey.startOver} />
                <FormErrors ref={journey.errors} consents={journey.consents} refusal={journey.refusal} />
                <FormSteps journey={journey} isRush={conclusion.isRush} />
              </form>
              <Summary />
            </>
          )}
          {sideInfo && <div className={styles.side}>{sideInfo}</div>}
        </div>
      </FormProvider>
      <Below />
    </Container>
  );
}

/* none is given anything: a press or an error draws nothing of them */
const Beside = memo(ProductInfo);
const Summary = memo(FormTicket);
const Below = memo(function Below() {
  return (
    <>
      <CoverageInfo />
      <FaqList />
    </>
  );
});
