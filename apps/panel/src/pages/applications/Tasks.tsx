import { applicationTask, applicationTaskDone } from '@sigorta/contracts/panel/applications';
import { useToday } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { useDeed } from '../../app/use-answer.ts';
import { Box } from '../../layout/Box.tsx';
import styles from '../../lists/Detail.module.css';
import { Instant } from '../../lists/Instant.tsx';
import { useListTexts } from '../../lists/use-list-texts.ts';

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
  const { act } = useDeed(applicationTaskDone);
  const isLate = task.doneAt === null && today !== null && task.dueOn < today;
  return (
    <li>
      <div className={styles.bar}>
        <span dir="auto">{task.text}</span>
        {task.doneAt && <Badge tone="ok">{t('tasks.finished')}</Badge>}
        {isLate && <Badge tone="bad">{t('tasks.late')}</Badge>}
        {mayWork && task.doneAt === null && (
          <IconButton
            icon="check"
            label={t('tasks.finish', { task: task.text })}
            onClick={() => void act({ id, taskId: task.id }).then(again)}
          />
        )}
      </div>
      <span className={styles.quiet}>
        <Instant at={task.dueOn} /> · <bdi>{task.by}</bdi>
      </span>
    </li>
  );
}

function NewTask({ id, again }: { id: string; again: () => void }) {
  const t = useListTexts();
  const today = useToday();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const { state, act } = useDeed(applicationTask);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '' || dueOn === '') return;
    if (await act({ id, text, dueOn })) {
      setText('');
      setDueOn('');
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
        required
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <DateInput id="task-due" label={t('tasks.due')} value={dueOn} min={today ?? ''} onChange={setDueOn} />
        <Button type="submit" variant="outline" busy={state.at === 'busy'}>
          {t('tasks.add')}
        </Button>
      </div>
      {state.at === 'failed' && (
        <Notice tone="bad" role="alert">
          {t('deed.failed')}
        </Notice>
      )}
    </form>
  );
}
