import { useLanguage } from '@sigorta/runtime/runtime';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { withExamples } from '../examples.ts';
import { Hint } from '../Hint.tsx';
import { usePartnersTexts, useSettingText } from '../use-partners-texts.ts';
import styles from './EntryRow.module.css';
import type { Entry } from './entries.ts';
import type { Problems } from './entry-problems.ts';
import { type ListName, listShapes } from './list-shapes.ts';
import { PartField } from './PartField.tsx';

interface EntryRowProps {
  /** id of a part, or of a button, of this row */
  id: (part: string) => string;
  name: ListName;
  entry: Entry;
  /** from 1 */
  place: number;
  title: string;
  problems: Problems;
  isOpen: boolean;
  disabled: boolean;
  onToggle: () => void;
  onLeave: () => void;
  onChange: (entry: Entry) => void;
  /** null at the ends of the list */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

/** One entry: its name and the buttons of its place; the fields below, when it is opened. */
export function EntryRow({ id, name, entry, place, title, problems, isOpen, ...row }: EntryRowProps) {
  const t = usePartnersTexts();
  const settingText = useSettingText();
  const language = useLanguage();
  const { parts } = listShapes[name];
  const isWrong = Object.keys(problems).length > 0;
  return (
    <li
      className={cx(styles.row, isWrong && styles.wrong)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) row.onLeave();
      }}
    >
      <div className={styles.head}>
        <button
          type="button"
          id={id('open')}
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={id('fields')}
          onClick={row.onToggle}
        >
          <Icon name="down" size={18} className={cx(styles.mark, isOpen && styles.turned)} />
          <span className={styles.place}>{place}.</span>
          <bdi className={styles.name}>{title}</bdi>
          {isWrong && <Badge tone="bad">{t('list.incomplete')}</Badge>}
        </button>
        {!row.disabled && (
          <div className={styles.tools}>
            <IconButton
              id={id('up')}
              icon="up"
              label={t('list.up', { name: title })}
              disabled={!row.onUp}
              onClick={() => row.onUp?.()}
            />
            <IconButton
              id={id('down')}
              icon="down"
              label={t('list.down', { name: title })}
              disabled={!row.onDown}
              onClick={() => row.onDown?.()}
            />
            <IconButton
              id={id('remove')}
              icon="trash"
              label={t('list.remove', { name: title })}
              onClick={row.onRemove}
            />
          </div>
        )}
      </div>
      <div id={id('fields')} className={styles.fields} hidden={!isOpen}>
        {parts.map((part) => {
          const problem = problems[part.name];
          return (
            <PartField
              key={part.name}
              id={id(part.name)}
              label={settingText(`${name}.${part.name}`)}
              hint={part.hint ? <Hint text={settingText(`hint.${name}.${part.name}`)} /> : undefined}
              error={
                problem && (language === 'ar' ? withExamples(settingText(problem)) : settingText(problem))
              }
              optional={!part.required}
              part={part}
              value={entry[part.name]}
              disabled={row.disabled}
              onChange={(value) => row.onChange({ ...entry, [part.name]: value })}
            />
          );
        })}
      </div>
    </li>
  );
}
