import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { cx } from '@sigorta/ui-kit/class-names';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import type { Adjust } from './adjust/use-adjust.tsx';
import styles from './EditAnswers.module.css';

const look = { variant: 'text', size: 's' } as const;

/** The way to other answers: above the list where they can be changed there, else back in the form. */
export function EditAnswers({ adjust: { toggle, isOpen } }: { adjust: Adjust }) {
  const { t } = useWords();
  const { paths } = useProduct();
  const words = <span className={styles.label}>{t('offers.edit')}</span>;
  if (toggle)
    return (
      <Button {...look} icon="edit" className={styles.edit} aria-expanded={isOpen} onClick={toggle}>
        {words}
      </Button>
    );
  return (
    <Link to={paths.form} className={cx(buttonClass(look), styles.edit)}>
      <Icon name="edit" />
      {words}
    </Link>
  );
}
