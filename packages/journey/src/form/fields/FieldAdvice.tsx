import { formatMoney } from '@sigorta/i18n/money';
import type { FieldValues } from '@sigorta/product-kit/field';
import type { Advice } from '@sigorta/product-kit/product';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useAdvisedPrice } from '../../live/use-advised-price.ts';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { useForm } from '../answers/form-context.ts';
import styles from './FieldAdvice.module.css';

interface FieldAdviceProps {
  /** name of the field it stands below */
  field: string;
  values: FieldValues;
  scope: string;
}

/** What the product says about an answer that will hardly serve, and one press for the answer that does. */
export function FieldAdvice({ field, values, scope }: FieldAdviceProps) {
  const { advice = [] } = useProduct();
  const given = advice.find(
    (one) =>
      one.field === field &&
      one.when.every((condition) => condition.is.some((value) => value === values[condition.field])),
  );
  return <div role="status">{given && <GivenAdvice given={given} scope={scope} />}</div>;
}

function GivenAdvice({ given, scope }: { given: Advice; scope: string }) {
  const { t, find, language } = useWords();
  const form = useForm();
  const price = useAdvisedPrice(scope === '' ? given.set : null);
  return (
    <Notice
      tone="warn"
      className={styles.advice}
      actions={
        <Button
          variant="outline"
          size="m"
          onClick={() => {
            for (const [name, value] of Object.entries(given.set)) {
              form.put(`${scope}${name}`, value);
              /* what cannot be judged now is at the step's end */
              form.judge(`${scope}${name}`).catch(() => undefined);
            }
          }}
        >
          {find(`${given.text}.action`)}
        </Button>
      }
    >
      {find(given.text)}
      {price && ` ${t('form.advice.price', { price: formatMoney(price, language) })}`}
    </Notice>
  );
}
