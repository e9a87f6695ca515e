import { Button, LinkButton } from '@sigorta/ui-kit/button/Button.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { useState } from 'react';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './SaveDialog.module.css';
import { whatsappShare } from './saved-address.ts';

/** The link in plain sight, copied with a press, or handed to WhatsApp. */
export function LinkTools({ url }: { url: string }) {
  const { t, language } = useWords();
  const { card } = useProduct();
  const [told, setTold] = useState<'save.copied' | 'save.copyFailed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setTold('save.copied');
    } catch {
      setTold('save.copyFailed');
    }
  };
  const message = t('save.message', { product: card.name[language], url });
  return (
    <div className={styles.tools}>
      <TextInput
        id="saved-link"
        label={t('save.link')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button icon="copy" onClick={() => void copy()}>
          {t('save.copy')}
        </Button>
        <LinkButton
          variant="outline"
          icon="chat"
          href={whatsappShare(message)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t('save.whatsapp')} (${t('save.newWindow')})`}
        >
          {t('save.whatsapp')}
        </LinkButton>
      </div>
      <p role="status" className={styles.told}>
        {told && t(told)}
      </p>
    </div>
  );
}
