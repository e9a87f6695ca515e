import { Link } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useStaffState } from '../app/staff-context.tsx';
import { asLeft } from '../list/machine/left-lists.ts';
import { useListTexts } from '../list/use-list-texts.ts';
import styles from './Detail.module.css';

/** From a detail to its list, as it was left. */
export function BackLink({ to }: { to: string }) {
  const t = useListTexts();
  const { answer: person } = useStaffState();
  return (
    <p className={styles.back}>
      <Link to={asLeft(person?.id ?? '', to)} className={textLinkClass(true)}>
        <Icon name="back" size={18} /> {t('back')}
      </Link>
    </p>
  );
}
