import type { AnswerOf } from '@sigorta/contracts/operation';
import type { myDataDelete } from '@sigorta/contracts/operations/my-data-delete';
import { deleteMyData } from '@sigorta/gateway-client/delete-my-data';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { sendDeletionCode } from '@sigorta/gateway-client/send-deletion-code';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { CodeInput } from '@sigorta/ui-kit/field/CodeInput.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AccountText, useAccountTexts } from '../use-account-texts.ts';
import { useGateway } from '../use-my-policies.ts';
import styles from './Sections.module.css';

export type Deleted = AnswerOf<typeof myDataDelete>;

const told = ['code-wrong', 'code-expired', 'too-many-requests', 'sms-failed'] as const;
const problemOf = (error: unknown): AccountText => {
  const known = told.find((code) => code === codeOf(error));
  return known ? `error.${known}` : 'error.other';
};

/** Says what goes and what the law keeps, then asks the phone itself. */
export function DeleteData({ onDeleted }: { onDeleted: (deleted: Deleted) => void }) {
  const t = useAccountTexts();
  const gateway = useGateway();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<AccountText | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (challenge) input.current?.focus();
  }, [challenge, problem]);
  const work = async (task: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await task();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const ask = () =>
    work(async () => {
      setChallenge((await sendDeletionCode(gateway())).challenge);
      setCode('');
    });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (code.length < 6) setProblem('data.delete.short');
    else if (challenge) void work(async () => onDeleted(await deleteMyData(gateway(), { challenge, code })));
  };
  return (
    <section className={styles.block}>
      <h2>{t('data.delete.title')}</h2>
      <p className={styles.lead}>{t('data.delete.text')}</p>
      {challenge === null ? (
        <>
          <Button variant="outline" icon="trash" busy={busy} onClick={() => void ask()}>
            {t('data.delete.start')}
          </Button>
          {problem && (
            <p role="alert" className={styles.bad}>
              {t(problem)}
            </p>
          )}
        </>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <p role="status">{t('data.delete.sent')}</p>
          <CodeInput
            ref={input}
            id="deletion-code"
            label={t('data.delete.code')}
            hint={t('data.delete.warning')}
            value={code}
            onChange={setCode}
            error={problem && t(problem)}
          />
          <div className={styles.actions}>
            <Button type="submit" icon="trash" busy={busy}>
              {t('data.delete.confirm')}
            </Button>
            <Button variant="text" onClick={() => setChallenge(null)}>
              {t('close')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
