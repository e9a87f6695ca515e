import type { FieldValues } from '@sigorta/product-kit/field';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Avatar } from '@sigorta/ui-kit/data/Avatar.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './PersonLine.module.css';
import { birthDateOf, identityOf, nameOf } from './person-words.ts';

interface PersonLineProps {
  person: FieldValues;
  number: number;
  /** something is still to be answered */
  missing: boolean;
  onEdit: () => void;
}

/** A complete person folded to a name, a birth date and a masked number. */
export function PersonLine({ person, number, missing, onEdit }: PersonLineProps) {
  const { t, find, language } = useWords();
  const name = nameOf(person) || t('form.person', { number });
  const identity = identityOf(person);
  return (
    <div className={styles.line}>
      <Avatar name={name} language={language} />
      <div>
        <b className={styles.name}>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.facts}>
          <bdi dir="ltr">{birthDateOf(person)}</bdi>
          {identity && (
            <>
              {' · '}
              {find(`field.idKind.${identity.document}`)} <bdi dir="ltr">{identity.masked}</bdi>
            </>
          )}
        </span>
        {missing && <Badge tone="warn">{t('form.ticket.missing')}</Badge>}
      </div>
      <IconButton icon="edit" label={t('form.person.editNamed', { name })} onClick={onEdit} />
    </div>
  );
}
