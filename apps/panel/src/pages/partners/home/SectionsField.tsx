import type { Arrangement, HomeSection } from '@sigorta/contracts/brand-home';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { FieldGroup } from '@sigorta/ui-kit/field/Field.tsx';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useEffect, useState } from 'react';
import { usePartnersTexts } from '../use-partners-texts.ts';
import styles from './SectionsField.module.css';
import { moved, rowsOf, textOfRows, withSection } from './section-rows.ts';

interface SectionsFieldProps extends FieldProps {
  value: string;
  arrangement: Arrangement;
  disabled: boolean;
  /** null is the arrangement's own order */
  onChange: (value: string | null) => void;
}

/** What stands below the first screen: a tick shows a section, arrows move it. */
export function SectionsField({ value, arrangement, disabled, onChange, ...field }: SectionsFieldProps) {
  const t = usePartnersTexts();
  const { shown, hidden } = rowsOf(value, arrangement);
  const [told, setTold] = useState('');
  /* a button that moved with its row has lost the focus */
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  const idOf = (section: HomeSection, part: string) => `${field.id}-${section}-${part}`;
  const keep = (next: readonly HomeSection[]) => onChange(textOfRows(next, arrangement));
  const move = (section: HomeSection, by: -1 | 1) => {
    const place = shown.indexOf(section) + by;
    const isEdge = place === 0 || place === shown.length - 1;
    setWanted({ id: idOf(section, (by === -1) === isEdge ? 'down' : 'up') });
    setTold(t('list.moved', { name: t(`homeSection.${section}`), place: place + 1, total: shown.length }));
    keep(moved(shown, section, by));
  };
  return (
    <FieldGroup {...field}>
      <ol className={styles.rows}>
        {[...shown, ...hidden].map((section) => {
          const at = shown.indexOf(section);
          const name = t(`homeSection.${section}`);
          return (
            <li key={section} className={styles.row}>
              <Checkbox
                id={idOf(section, 'shown')}
                className={styles.tick}
                label={section === 'products' ? `${name} · ${t('homeSection.always')}` : name}
                /* a shop is never empty */
                disabled={disabled || section === 'products'}
                checked={at >= 0}
                onChange={() => keep(withSection(shown, section))}
              />
              {at >= 0 && !disabled && (
                <span className={styles.tools}>
                  <IconButton
                    id={idOf(section, 'up')}
                    icon="up"
                    label={t('list.up', { name })}
                    disabled={at === 0}
                    onClick={() => move(section, -1)}
                  />
                  <IconButton
                    id={idOf(section, 'down')}
                    icon="down"
                    label={t('list.down', { name })}
                    disabled={at === shown.length - 1}
                    onClick={() => move(section, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {value !== '' && !disabled && (
        <TextButton icon="refresh" onClick={() => onChange(null)}>
          {t('homeSection.own')}
        </TextButton>
      )}
      <div role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </div>
    </FieldGroup>
  );
}
