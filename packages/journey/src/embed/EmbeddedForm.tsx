import { handOverPath } from '@sigorta/contracts/embed';
import type { Field, FieldValues } from '@sigorta/product-kit/field';
import { isRequest } from '@sigorta/product-kit/is-request';
import { useBrand, useDocumentHead, useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { FormProvider } from '../form/answers/form-context.ts';
import { useValues } from '../form/answers/use-heard.ts';
import { FormErrors } from '../form/FormErrors.tsx';
import { FieldGrid } from '../form/fields/FieldGrid.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './EmbeddedForm.module.css';
import { useEmbeddedForm } from './use-embedded-form.ts';

/** The first questions of a product in a frame on a partner's page; all that follows stands on our own. */
export function EmbeddedForm() {
  const { t, find } = useWords();
  const product = useProduct();
  const language = useLanguage();
  const brand = useBrand();
  const { questions, form, errors, leaving, handOver, answers, proceed } = useEmbeddedForm();
  const [step] = product.steps;
  const name = product.card.name[language];
  useDocumentHead({ title: name });
  return (
    <FormProvider value={form}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        <header>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.hint}>{step ? find(`step.${step.id}.hint`) : ''}</p>
        </header>
        <FormErrors ref={errors} refusal={null} />
        <Questions fields={questions} />
        <div className={styles.end}>
          <Button type="submit" variant="solid" iconEnd="arrow" busy={leaving} className={styles.proceed}>
            {t(leaving ? 'embed.leaving' : 'form.continue')}
          </Button>
          <p className={styles.note}>
            {t(isRequest(product) ? 'embed.requestNote' : 'embed.note', { brand: brand.name })}
          </p>
        </div>
      </form>
      {/* the whole window goes on: in a frame nothing is agreed to and nothing is paid */}
      <form ref={handOver} method="post" action={actionFor(brand.partner)} target="_top" hidden>
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="draft" ref={answers} />
      </form>
    </FormProvider>
  );
}

/** On a host of the partner's own the parameter says nothing, and nobody reads it. */
const actionFor = (partner: string): string =>
  partner === 'default' ? handOverPath : `${handOverPath}?ortak=${encodeURIComponent(partner)}`;

function Questions({ fields }: { fields: readonly Field[] }) {
  const values = useValues() as FieldValues;
  return <FieldGrid fields={fields} values={values} />;
}
