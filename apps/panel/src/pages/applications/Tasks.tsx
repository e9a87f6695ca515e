import { applicationTask, applicationTaskDone } from '@sigorta/contracts/panel/applications';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts, useToday } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

interface Task {
  id: string;
  by: string;
  text: string;
  dueOn: string;
  doneAt: string | null;
}

/** What is to be done until when; the list of applications sorts by it. */
export function Tasks({ id, tasks, again }: { id: string; tasks: readonly Task[]; again: () => void }) {
  const t = useListTexts();
  const mayWork = useMay()('applications:work');
  return (
    <Box title={t('tasks.title')}>
      {tasks.length === 0 && <p className={styles.quiet}>{t('tasks.none')}</p>}
      <ul className={styles.lines}>
        {tasks.map((task) => (
          <TaskLine key={task.id} id={id} task={task} mayWork={mayWork} again={again} />
        ))}
      </ul>
      {mayWork && <NewTask id={id} again={again} />}
    </Box>
  );
}

interface TaskLineProps {
  id: string;
  task: Task;
  mayWork: boolean;
  again: () => void;
}

function TaskLine({ id, task, mayWork, again }: TaskLineProps) {
  const t = useListTexts();
  const today = useToday();
  const common = useTexts('common');
  const { state, code, act } = useAction(applicationTaskDone);
  const isLate = task.doneAt === null && today !== null && task.dueOn < today;
  return (
    <li className={styles.task}>
      <div>
        <p>
          <span dir="auto">{task.text}</span> {task.doneAt && <Badge tone="ok">{t('tasks.finished')}</Badge>}
          {isLate && <Badge tone="bad">{t('tasks.late')}</Badge>}
        </p>
        <span className={styles.quiet}>
          <Instant at={task.dueOn} /> · <bdi>{task.by}</bdi>
        </span>
        {state === 'failed' && <p role="alert">{common(`error.${code}`)}</p>}
      </div>
      {mayWork && task.doneAt === null && (
        <IconButton
          icon="check"
          label={t('tasks.finish', { task: task.text })}
          disabled={state === 'busy'}
          onClick={() => void act({ id, taskId: task.id }).then((done) => done && again())}
        />
      )}
    </li>
  );
}

function NewTask({ id, again }: { id: string; again: () => void }) {
  const t = useListTexts();
  const common = useTexts('common');
  const today = useToday();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(applicationTask);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || dueOn === '') return;
    if (await act({ id, text, dueOn })) {
      setText('');
      setDueOn('');
      setTried(false);
      again();
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        id="task-text"
        label={t('tasks.label')}
        value={text}
        maxLength={200}
        autoComplete="off"
        error={tried && text.trim() === '' ? t('tasks.label.error') : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <DateInput
          id="task-due"
          label={t('tasks.due')}
          value={dueOn}
          min={today ?? ''}
          error={tried && dueOn === '' ? t('tasks.due.error') : null}
          onChange={setDueOn}
        />
        <Button type="submit" variant="outline" busy={state === 'busy'}>
          {t('tasks.add')}
        </Button>
      </div>
      {state === 'failed' && (
        <Notice tone="bad" role="alert">
          {common(`error.${code}`)}
        </Notice>
      )}
    </form>
  );
}
