import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { SentNotice } from '@sigorta/ui-kit/feedback/SentNotice.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './RequestSent.module.css';

/** Where the form of a request was: it is with us, under this number. */
export function RequestSent({ number, onAgain }: { number: string; onAgain: () => void }) {
  const { t } = useWords();
  return (
    <div className={styles.sent}>
      <SentNotice
        title={t('form.sent.title')}
        text={t('form.sent.text')}
        actions={<TextButton onClick={onAgain}>{t('form.sent.again')}</TextButton>}
      >
        <p>{t('form.sent.number', { number })}</p>
        <p>{t('form.sent.next')}</p>
      </SentNotice>
    </div>
  );
}
