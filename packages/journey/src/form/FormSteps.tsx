import { formatList } from '@sigorta/i18n/list';
import type { FieldValues } from '@sigorta/product-kit/field';
import { isRequest } from '@sigorta/product-kit/is-request';
import type { FormStep } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { useHydrated } from '@sigorta/runtime/runtime';
import { StepSection } from '@sigorta/ui-kit/data/StepSection.tsx';
import { useListNames } from '../lookups/use-list-names.ts';
import { useJourney } from '../remote/journey-context.tsx';
import type { JourneyText } from '../words/text-keys.ts';
import { useWords } from '../words/use-words.ts';
import { phrasesOf } from '../words/value-words.ts';
import { useValues } from './answers/use-heard.ts';
import styles from './FormSteps.module.css';
import { FieldGrid } from './fields/FieldGrid.tsx';
import { ConsentList, PersonList } from './later/later-parts.ts';
import { ProceedButton } from './ProceedButton.tsx';
import { longListFrom } from './persons/long-list.ts';
import { nameOf } from './persons/person-words.ts';
import { RegisterOffer } from './register/RegisterOffer.tsx';
import type { FormJourney } from './use-form-journey.ts';

/* what the last step's button says */
const ask = { idle: 'form.submit', busy: 'form.submitting' } as const;
const send = { idle: 'form.send', busy: 'form.sending' } as const;

/** What a form's last button says, still and at work. */
export interface LastWords {
  idle: JourneyText;
  busy: JourneyText;
}

interface FormStepsProps {
  journey: FormJourney;
  /** those of a request or of a quote when left out */
  last?: LastWords;
  /** so many ask that this question waits for its turn */
  isRush?: boolean;
}

/** The numbered steps: done ones folded to a line, one open, the rest ahead. */
export function FormSteps({ journey, last, isRush = false }: FormStepsProps) {
  const words = useWords();
  const { t, find } = words;
  const { product, whole, known } = useJourney();
  const isPriceOnly = whole !== undefined && known === undefined;
  const values = useValues();
  const flat = values as FieldValues;
  const listName = useListNames(fieldsOf(product), flat);
  const lastIndex = product.steps.length - 1;
  const lastWords = last ?? (isRequest(product) ? send : ask);
  /* until React listens the browser itself would send the form, with every answer in the address */
  const listening = useHydrated();

  const personsInWords = (names: readonly string[]): string => {
    const count = values.insured?.length ?? 0;
    /* nobody has a name yet where the price is asked for first */
    return names.length === 0 || names.length > longListFrom
      ? t('people', { count })
      : formatList(names, words.language);
  };
  const hintOf = (step: FormStep): string | undefined =>
    (isPriceOnly && step.kind === 'insured' ? t('form.person.nameless') : find(`step.${step.id}.hint`)) ||
    undefined;
  const summaryOf = (step: FormStep): string =>
    step.kind === 'insured'
      ? personsInWords((values.insured ?? []).map(nameOf).filter(Boolean))
      : phrasesOf(visibleFields(step.fields, flat), flat, { ...words, listName }).join(' · ');

  return (
    <>
      {product.steps.map((step, index) => {
        const state = journey.steps.stateOf(index);
        const title = find(`step.${step.id}.title`);
        return (
          <StepSection
            key={step.id}
            id={`step-${step.id}`}
            number={index + 1}
            aside={
              state === 'open' && (
                <bdi dir="ltr" className={styles.of}>{`${index + 1} / ${product.steps.length}`}</bdi>
              )
            }
            state={state}
            title={title}
            hint={hintOf(step)}
            summary={state === 'done' ? summaryOf(step) : undefined}
            onEdit={() => journey.edit(index)}
          >
            {state === 'open' && (
              <div className={styles.body}>
                <RegisterOffer step={step} />
                {step.kind === 'insured' ? (
                  <PersonList wrongPersons={journey.wrongPersons} />
                ) : (
                  <FieldGrid fields={step.fields} values={flat} />
                )}
                {index === lastIndex && (
                  <ConsentList
                    uses={journey.consents.uses}
                    ticked={journey.consents.ticked}
                    wrong={journey.consents.wrong}
                    onTick={journey.consents.tick}
                  />
                )}
                <div className={styles.actions}>
                  <ProceedButton
                    press={journey.press}
                    type={listening ? 'submit' : 'button'}
                    busy={journey.busy}
                    className={styles.proceed}
                  >
                    {index < lastIndex
                      ? t('form.continue')
                      : t(journey.busy ? lastWords.busy : lastWords.idle)}
                  </ProceedButton>
                </div>
                {index === lastIndex && <Rush isOn={isRush} />}
              </div>
            )}
          </StepSection>
        );
      })}
    </>
  );
}

/** Says that so many ask at this moment that the question waits for its turn. */
function Rush({ isOn }: { isOn: boolean }) {
  const { t } = useWords();
  return (
    <p role="status" className={styles.rush}>
      {isOn && t('form.rush')}
    </p>
  );
}
