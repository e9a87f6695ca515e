import { applicationDetail, applicationNote } from '@sigorta/contracts/panel/applications';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { usePageId } from '../../app/page-id.tsx';
import { BackLink } from '../../detail/BackLink.tsx';
import styles from '../../detail/Detail.module.css';
import { Missed } from '../../detail/Missed.tsx';
import { NotesBox } from '../../detail/Notes.tsx';
import { useLasting } from '../../detail/use-lasting.ts';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { useListTexts, useStateTexts } from '../../list/use-list-texts.ts';
import { ApplicationPerson } from './ApplicationPerson.tsx';
import { ApplicationWork } from './ApplicationWork.tsx';
import { Tasks } from './Tasks.tsx';

/** One application: who, what, and what was done about it. */
export function ApplicationPage() {
  const t = useListTexts();
  const words = useStateTexts();
  const id = usePageId();
  const { state, answer, code, retry, missed } = useLasting(useQuery(applicationDetail, { id }), id);
  const note = useAction(applicationNote);
  const write = async (text: string): Promise<boolean> => {
    const isWritten = (await note.act({ id, text })) !== null;
    if (isWritten) retry();
    return isWritten;
  };
  const one = answer;
  if (state === 'failed') return <Failure code={code} again={retry} level={1} />;
  if (!one) return <Loading />;
  return (
    <>
      <BackLink to="/panel/basvurular" />
      <Missed code={missed} again={retry} busy={state === 'loading'} />
      <PageHead
        title={t('applications.one', { id })}
        text={
          <>
            {[words(`kind.${one.kind}`), one.product.name, one.partner.name].filter(Boolean).join(' · ')} ·{' '}
            <Instant at={one.createdAt} />
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          {one.message && (
            <Box title={t('applications.message')}>
              <p className={styles.message} dir="auto">
                {one.message}
              </p>
            </Box>
          )}
          {one.answers.length > 0 && (
            <Box title={t('applications.answers')}>
              <KeyValue
                lines
                rows={one.answers.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
              />
            </Box>
          )}
          <NotesBox
            permission="applications:work"
            notes={one.notes}
            write={write}
            state={note.state}
            code={note.code}
          />
        </div>
        <div className={styles.column}>
          <ApplicationWork application={one} again={retry} />
          <Tasks id={id} tasks={one.tasks} again={retry} />
          <ApplicationPerson application={one} />
        </div>
      </div>
    </>
  );
}
