import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { useId, useRef, useState } from 'react';
import { saveFile } from '../load/save-file.ts';
import { useWords } from '../words/use-words.ts';
import type { ListFaultCode } from './list-fault.ts';
import { readFile, readPasted } from './read-list.ts';
import type { Table } from './table.ts';
import { csvTemplate, workbookTemplate } from './template.ts';
import styles from './UploadPanel.module.css';

interface ListSourceProps {
  /** labels of the columns in form order, and the same as a reader lists them */
  names: readonly string[];
  listed: string;
  fault: ListFaultCode | 'lists' | null;
  onRead: (table: () => Promise<Table>) => Promise<void>;
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where a list comes from: a file or the clipboard; and what it should look like. */
export function ListSource({ names, listed, fault, onRead }: ListSourceProps) {
  const { t } = useWords();
  const language = useLanguage();
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const pasteId = useId();
  const hintId = useId();
  const name = t('upload.template.file');

  return (
    <div className={styles.source}>
      <p className={styles.note}>{t('upload.privacy')}</p>
      <p className={styles.note}>{t('upload.columns', { names: listed })}</p>
      {fault && (
        <Notice tone="bad" role="alert">
          {t(`upload.fault.${fault}`, { names: listed })}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="solid" icon="file" aria-describedby={hintId} onClick={() => file.current?.click()}>
          {t('upload.choose')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t('upload.choose')}
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            /* the same file may be chosen again once it is mended */
            event.target.value = '';
            if (chosen) void onRead(() => readFile(chosen, language));
          }}
        />
        <span id={hintId} className={styles.note}>
          {t('upload.choose.hint')}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button
          variant="text"
          size="m"
          icon="download"
          onClick={() =>
            saveFile(new Blob([workbookTemplate(names)], { type: workbookType }), `${name}.xlsx`)
          }
        >
          {t('upload.template.xlsx')}
        </Button>
        <Button
          variant="text"
          size="m"
          icon="download"
          onClick={() => saveFile(new Blob([csvTemplate(names)], { type: 'text/csv' }), `${name}.csv`)}
        >
          {t('upload.template.csv')}
        </Button>
      </div>
      <Textarea
        id={pasteId}
        label={t('upload.paste')}
        hint={t('upload.paste.hint')}
        rows={4}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      {pasted.trim() !== '' && (
        <div>
          <Button variant="outline" onClick={() => void onRead(async () => readPasted(pasted))}>
            {t('upload.read')}
          </Button>
        </div>
      )}
    </div>
  );
}
