import type { Application } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import type { Validation } from '@sigorta/product-kit/validate';
import { Link } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useForm } from '../form/answers/form-context.ts';
import { useErrors } from '../form/answers/use-heard.ts';
import { otherCarAt } from '../form/register/asked-cars.ts';
import { useWholeProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './ParticularsView.module.css';

const message = 'particulars.otherCar';

/** A price rests on what the register said of one car: it insures no other one. */
export function ofThisCar(product: Product, values: Application, judged: Validation): Validation {
  const field = otherCarAt(product, values);
  if (field === null) return judged;
  const rest = judged.ok ? [] : judged.errors.filter((error) => error.field !== field);
  return { ok: false, errors: [...rest, { field, message }] };
}

/** Once that was refused: the way to prices for the other car, which its buyer has named already. */
export function OtherCar() {
  const { t } = useWords();
  const { paths } = useWholeProduct();
  const errors = useErrors(useForm());
  if (!errors.some((error) => error.message === message)) return null;
  return (
    <Notice
      tone="warn"
      className={styles.otherCar}
      title={t('particulars.otherCar.title')}
      actions={
        <Link className={buttonClass({ variant: 'outline' })} to={paths.form}>
          {t('particulars.askAgain')}
        </Link>
      }
    >
      {t('particulars.otherCar.text')}
    </Notice>
  );
}
