import { formatList } from '@sigorta/i18n/list';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { isRequest } from '@sigorta/product-kit/is-request';
import type { FormStep } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { useHydrated } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { StepSection } from '@sigorta/ui-kit/data/StepSection.tsx';
import { useWatch } from 'react-hook-form';
import { ConsentList } from '../consents/ConsentList.tsx';
import { useListNames } from '../lookups/use-list-names.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { phrasesOf } from '../words/value-words.ts';
import styles from './FormSteps.module.css';
import { FieldGrid } from './fields/FieldGrid.tsx';
import { longListFrom } from './persons/long-list.ts';
import { PersonList } from './persons/PersonList.tsx';
import { nameOf } from './persons/person-words.ts';
import type { FormJourney } from './use-form-journey.ts';

/* what the last step's button says */
const ask = { idle: 'form.submit', busy: 'form.submitting' } as const;
const send = { idle: 'form.send', busy: 'form.sending' } as const;

interface FormStepsProps {
  journey: FormJourney;
}

/** The numbered steps: done ones folded to a line, one open, the rest ahead. */
export function FormSteps({ journey }: FormStepsProps) {
  const words = useWords();
  const { t, find } = words;
  const product = useProduct();
  const values = useWatch() as Application;
  const flat = values as FieldValues;
  const listName = useListNames(fieldsOf(product), flat);
  const lastIndex = product.steps.length - 1;
  const lastWords = isRequest(product) ? send : ask;
  /* until React listens the browser itself would send the form, with every answer in the address */
  const listening = useHydrated();

  const personsInWords = (names: readonly string[]): string =>
    names.length > longListFrom ? t('people', { count: names.length }) : formatList(names, words.language);
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
            hint={find(`step.${step.id}.hint`) || undefined}
            summary={state === 'done' ? summaryOf(step) : undefined}
            onEdit={() => journey.edit(index)}
          >
            {state === 'open' && (
              <div className={styles.body}>
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
                  <Button
                    type={listening ? 'submit' : 'button'}
                    variant="solid"
                    iconEnd="arrow"
                    busy={journey.busy}
                    className={styles.proceed}
                  >
                    {index < lastIndex
                      ? t('form.continue')
                      : t(journey.busy ? lastWords.busy : lastWords.idle)}
                  </Button>
                </div>
              </div>
            )}
          </StepSection>
        );
      })}
    </>
  );
}
