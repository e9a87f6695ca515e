import type { FieldValues } from '@sigorta/product-kit/field';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { ListPreview } from './ListPreview.tsx';
import { ListSource } from './ListSource.tsx';
import styles from './UploadPanel.module.css';
import { useUpload } from './use-upload.ts';

interface UploadPanelProps {
  /** persons the form holds already */
  present: readonly FieldValues[];
  onImport: (persons: FieldValues[]) => void;
  onClose: () => void;
}

/* Enter in a field would press the step's own button */
const keepFromForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Many persons at once: a file or pasted cells, a look at what was read, mending in place. */
export function UploadPanel({ present, onImport, onClose }: UploadPanelProps) {
  const { t } = useWords();
  const upload = useUpload(present);
  const { reading } = upload;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has a heading of its own
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-upload-title]')?.focus(), [reading.state]);

  return (
    <section className={styles.panel} aria-labelledby={titleId} ref={panel} onKeyDown={keepFromForm}>
      <div className={styles.head}>
        <h3 id={titleId} tabIndex={-1} data-upload-title className={styles.title}>
          {reading.state === 'preview'
            ? t('upload.found', { count: reading.rows.length })
            : t('upload.title')}
        </h3>
        <IconButton icon="close" label={t('upload.cancel')} onClick={onClose} />
      </div>
      {reading.state === 'busy' && <Spinner size="l" label={t('upload.reading')} />}
      {reading.state === 'source' && (
        <ListSource
          names={upload.headings}
          listed={upload.names}
          fault={reading.fault}
          onRead={upload.read}
        />
      )}
      {reading.state === 'preview' && (
        <ListPreview reading={reading} upload={upload} present={present} onImport={onImport} />
      )}
    </section>
  );
}
