import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type ChangeEvent, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './Paper.module.css';
import type { PaperTrouble } from './use-paper.ts';

interface PaperSourceProps {
  trouble: PaperTrouble | null;
  onCamera: () => void;
  onFile: (file: Blob) => void;
}

/** Where a picture comes from: the camera, or a file that is there already. */
export function PaperSource({ trouble, onCamera, onFile }: PaperSourceProps) {
  const { t } = useWords();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const refused = trouble === 'denied' || trouble === 'noCamera';
  /* a telephone's own camera needs no permission of ours */
  const live = 'mediaDevices' in navigator && !refused;
  const input = {
    type: 'file',
    hidden: true,
    accept: 'image/*',
    onChange: (event: ChangeEvent<HTMLInputElement>): void => {
      const chosen = event.target.files?.[0];
      /* the same file may be chosen again */
      event.target.value = '';
      if (chosen) onFile(chosen);
    },
  } as const;
  return (
    <div className={styles.source}>
      <p className={styles.note}>{t('paper.privacy')}</p>
      <p className={styles.note}>{t('paper.where')}</p>
      {trouble && (
        <Notice tone={refused ? 'warn' : 'bad'} role="alert">
          {t(`paper.trouble.${trouble}`)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="solid" onClick={() => (live ? onCamera() : camera.current?.click())}>
          {t('paper.camera')}
        </Button>
        <Button variant="outline" icon="file" onClick={() => file.current?.click()}>
          {t('paper.choose')}
        </Button>
        <input ref={camera} {...input} capture="environment" aria-label={t('paper.camera')} />
        <input ref={file} {...input} aria-label={t('paper.choose')} />
      </div>
    </div>
  );
}
