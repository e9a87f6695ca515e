import type { RenewalView } from '@sigorta/contracts/renewal';
import { formatMoney } from '@sigorta/i18n/money';
import type { Application } from '@sigorta/product-kit/field';
import { Link } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { saveDraft } from '../../form/draft.ts';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './RenewalReminder.module.css';

/** Prices that were asked for, behind their link; or the form with the old answers, where some do not fit any more. */
export function NewPrices({ renewal: { kept, form } }: { renewal: RenewalView }) {
  const { t, language } = useWords();
  const product = useProduct();
  if (kept)
    return (
      <div className={styles.prices}>
        <p>
          {kept.lowest
            ? t('renewal.kept.from', { amount: formatMoney(kept.lowest, language) })
            : t('renewal.kept')}
        </p>
        <Link className={buttonClass()} to={`${kept.path}?kayit=${kept.token}`}>
          {t('renewal.open')}
        </Link>
      </div>
    );
  if (!form) return null;
  const takeAlong = (): void =>
    saveDraft(product, { values: form.answers as Application, reached: 0 }, Date.now(), sessionStorage);
  return (
    <div className={styles.prices}>
      <p>{t('renewal.form')}</p>
      <Link className={buttonClass()} to={form.path} onClick={takeAlong}>
        {t('renewal.form.open')}
      </Link>
    </div>
  );
}
