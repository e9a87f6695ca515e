import type { applicationNote } from '@sigorta/contracts/panel/applications';
import type { Permission } from '@sigorta/contracts/panel/permissions';
import type { quoteNote } from '@sigorta/contracts/panel/quotes';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { type FormEvent, useState } from 'react';
import { useMay } from '../app/staff-context.tsx';
import { Box } from '../layout/Box.tsx';
import { Instant } from '../list/cells/Instant.tsx';
import { useListTexts } from '../list/use-list-texts.ts';
import styles from './Detail.module.css';

interface NotesProps {
  /** writes one */
  operation: typeof applicationNote | typeof quoteNote;
  permission: Permission;
  id: string;
  notes: readonly { id: string; by: string; at: string; text: string }[];
  again: () => void;
}

/** What colleagues should know, the newest first. */
export function Notes({ operation, permission, id, notes, again }: NotesProps) {
  const t = useListTexts();
  const common = useTexts('common');
  const mayWork = useMay()(permission);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(operation);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return;
    if (await act({ id, text })) {
      setText('');
      setTried(false);
      again();
    }
  };
  return (
    <Box title={t('notes.title')}>
      {notes.length === 0 && <p className={styles.quiet}>{t('notes.none')}</p>}
      <ul className={styles.lines}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.message} dir="auto">
              {note.text}
            </p>
            <span className={styles.quiet}>
              <bdi>{note.by}</bdi> · <Instant at={note.at} />
            </span>
          </li>
        ))}
      </ul>
      {mayWork && (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <Textarea
            id="note"
            label={t('notes.label')}
            hint={t('notes.warning')}
            value={text}
            rows={3}
            maxLength={2000}
            error={tried && text.trim() === '' ? t('notes.label.error') : null}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {state === 'failed' && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="outline" busy={state === 'busy'}>
              {t('notes.add')}
            </Button>
          </div>
        </form>
      )}
    </Box>
  );
}
