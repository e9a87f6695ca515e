import type { AnswerOf } from '@sigorta/contracts/operation';
import { deletionCode } from '@sigorta/contracts/operations/deletion-code';
import { myDataDelete } from '@sigorta/contracts/operations/my-data-delete';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { CodeInput } from '@sigorta/ui-kit/field/CodeInput.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AccountText, useAccountTexts } from '../use-account-texts.ts';
import styles from './Sections.module.css';

export type Deleted = AnswerOf<typeof myDataDelete>;

const told = ['code-wrong', 'code-expired', 'too-many-requests', 'sms-failed'] as const;
const problemOf = (refused: GatewayErrorCode): AccountText => {
  const known = told.find((code) => code === refused);
  return known ? `error.${known}` : 'error.other';
};

/** Says what goes and what the law keeps, then asks the phone itself. */
export function DeleteData({ onDeleted }: { onDeleted: (deleted: Deleted) => void }) {
  const t = useAccountTexts();
  const sending = useAction(deletionCode);
  const deleting = useAction(myDataDelete);
  const busy = [sending, deleting].some(({ state }) => state === 'busy');
  const [challenge, setChallenge] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const refused = deleting.code ?? sending.code;
  const problem = isShort ? 'data.delete.short' : refused && problemOf(refused);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new problem leads back to the digits
  useEffect(() => {
    if (challenge) input.current?.focus();
  }, [challenge, problem]);
  const ask = async (): Promise<void> => {
    setShort(false);
    deleting.reset();
    const sent = await sending.act({});
    if (sent === null) return;
    setChallenge(sent.challenge);
    setCode('');
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setShort(code.length < 6);
    if (code.length < 6 || challenge === null) return;
    const deleted = await deleting.act({ challenge, code });
    if (deleted) onDeleted(deleted);
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
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
