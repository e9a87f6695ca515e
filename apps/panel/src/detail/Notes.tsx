import type { Permission } from '@sigorta/contracts/panel/permissions';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useMay } from '../app/staff-context.tsx';
import { Box } from '../layout/Box.tsx';
import { Instant } from '../list/cells/Instant.tsx';
import { useListTexts } from '../list/use-list-texts.ts';
import styles from './Detail.module.css';
import { Refused } from './Refused.tsx';

interface NotesProps {
  permission: Permission;
  notes: readonly { id: string; by: string; at: string; text: string }[];
  /** writes one; false when that was refused */
  write: (text: string) => Promise<boolean>;
  /** of the call that writes */
  state: 'idle' | 'busy' | 'done' | 'failed';
  code: GatewayErrorCode | null;
}

/** Notes as a matter of their page. */
export function NotesBox(props: NotesProps) {
  const t = useListTexts();
  return (
    <Box title={t('notes.title')}>
      <Notes {...props} />
    </Box>
  );
}

/** What colleagues should know, the newest first. */
export function Notes({ permission, notes, write, state, code }: NotesProps) {
  const t = useListTexts();
  const mayWork = useMay()(permission);
  const id = useId();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return;
    if (!(await write(text))) return;
    setText('');
    setTried(false);
  };
  return (
    <div>
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
            id={id}
            label={t('notes.label')}
            hint={t('notes.warning')}
            value={text}
            rows={3}
            maxLength={2000}
            error={tried && text.trim() === '' ? t('notes.label.error') : null}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Refused code={code} />
          <div>
            <Button type="submit" variant="outline" busy={state === 'busy'}>
              {t('notes.add')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
