import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './ParticularsView.module.css';

interface OtherWaysProps {
  /** address of the other offers */
  offers: string;
  onEdit: () => void;
  /** what is best done, before the others; else looking at the other offers is */
  children?: ReactNode;
}

/** What can be done about an insurer's answer besides going on: another offer, or other answers. */
export function OtherWays({ offers, onEdit, children }: OtherWaysProps) {
  const { t } = useWords();
  return (
    <div className={styles.actions}>
      {children}
      <Link className={buttonClass({ variant: children ? 'outline' : 'solid' })} to={offers}>
        {t('particulars.others')}
      </Link>
      <Button variant="text" onClick={onEdit}>
        {t('particulars.edit')}
      </Button>
    </div>
  );
}
