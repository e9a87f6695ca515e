import { quoteComplete } from '@sigorta/contracts/operations/quote-complete';
import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { codeOf } from '@sigorta/gateway-client/code-of';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useTask } from '@sigorta/gateway-client/react/use-task';
import type { Application } from '@sigorta/product-kit/field';
import type { ConsentUse } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { useBoot } from '@sigorta/runtime/runtime';
import { useMemo, useState } from 'react';
import { consentProofs } from '../consents/consent-proofs.ts';
import { FormProvider } from '../form/answers/form-context.ts';
import { FormErrors } from '../form/FormErrors.tsx';
import { FormSteps } from '../form/FormSteps.tsx';
import { FormTitle } from '../form/FormTitle.tsx';
import { RestoredNotice } from '../form/RestoredNotice.tsx';
import { useFormJourney } from '../form/use-form-journey.ts';
import { JourneyProvider, useJourney, useProduct, useWholeProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { askedFor, type Beginning, beginningOf, knownAnswers } from './beginning.ts';
import { OtherCar, ofThisCar } from './OtherCar.tsx';
import styles from './ParticularsView.module.css';

interface ParticularsFormProps {
  quote: QuoteSummary;
  onCompleted: (quote: QuoteSummary) => void;
}

const lastWords = { idle: 'particulars.submit', busy: 'particulars.submitting' } as const;

/** Whom and what the offer insures, how to reach its buyer, and the consents: they stand where data is given. */
export function ParticularsForm({ quote, onCompleted }: ParticularsFormProps) {
  const journey = useJourney();
  const product = useProduct();
  const [beginning] = useState(() => beginningOf(product, quote, Date.now(), sessionStorage));
  const [known, setKnown] = useState<ReadonlySet<string>>(() => knownAnswers(product, beginning.values));
  const asking = useMemo(
    () => ({ ...journey, product: askedFor(product, beginning.values, known), whole: product, known }),
    [journey, product, beginning, known],
  );
  return (
    <JourneyProvider value={asking}>
      <Steps
        quoteId={quote.quoteId}
        beginning={beginning}
        onCompleted={onCompleted}
        /* of the price's answers the gateway tells all but the persons': those may be of another quote */
        onOtherPrice={() => setKnown(new Set([...known].filter((name) => !name.startsWith('insured.'))))}
      />
    </JourneyProvider>
  );
}

interface StepsProps {
  quoteId: string;
  beginning: Beginning;
  onCompleted: (quote: QuoteSummary) => void;
  onOtherPrice: () => void;
}

function Steps({ quoteId, beginning, onCompleted, onOtherPrice }: StepsProps) {
  const { t } = useWords();
  const whole = useWholeProduct();
  const gateway = useGateway();
  const { today } = useBoot();
  const conclusion = useTask(
    async (application: Application, consents: readonly ConsentUse[]): Promise<string | null> => {
      const { language } = gateway();
      try {
        const completed = await gateway().call(quoteComplete, {
          quoteId,
          application: toWire(whole, application),
          consents: consentProofs(consents, language),
        });
        onCompleted(completed);
      } catch (error) {
        if (codeOf(error) === 'price-answers-changed') onOtherPrice();
        throw error;
      }
      return null;
    },
  );
  const journey = useFormJourney({
    formElementId: 'particulars',
    start: beginning.values,
    judge: ({ validate }, values) => ofThisCar(whole, values, validate(whole, values, { today })),
    conclusion,
  });
  return (
    <FormProvider value={journey.form}>
      <FormTitle title={t('particulars.title')} consents={journey.consents} />
      <form
        id="particulars"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          journey.proceed();
        }}
      >
        <p className={styles.lead}>{t('particulars.lead')}</p>
        <RestoredNotice restored={beginning.isRestored} />
        <FormErrors
          ref={journey.errors}
          consents={journey.consents}
          refusal={journey.refusal}
          failed={t('particulars.failed')}
          askAgain={t('particulars.askAgain')}
        />
        <OtherCar />
        <FormSteps journey={journey} last={lastWords} />
      </form>
    </FormProvider>
  );
}
