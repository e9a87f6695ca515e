import { useReading } from '@sigorta/gateway-client/react/use-reading';
import type { FieldValues } from '@sigorta/product-kit/field';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { ListFailure } from '@sigorta/ui-kit/field/ListFailure.tsx';
import { useId, useState } from 'react';
import { useWords } from '../../words/use-words.ts';

interface ListUploadProps {
  persons: readonly FieldValues[];
  onImport: (persons: FieldValues[]) => void;
}

/** The way to a pasted or uploaded list; what reads one is loaded when it is asked for. */
export function ListUpload({ persons, onImport }: ListUploadProps) {
  const { t } = useWords();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { state, answer, retry } = useReading(open ? `upload|${language}` : null, async () => {
    const { loadUpload } = await import('../../upload/load-upload.ts');
    return { Panel: await loadUpload(language) };
  });
  if (!open) {
    return (
      <Button variant="outline" icon="file" onClick={() => setOpen(true)}>
        {t('form.person.fromList')}
      </Button>
    );
  }
  if (state === 'failed') {
    return <ListFailure id={id} message={t('form.person.listFailed')} onRetry={retry} />;
  }
  if (state !== 'ready') return <Spinner size="l" label={t('form.person.fromList')} />;
  const { Panel } = answer;
  return (
    <Panel
      present={persons}
      onImport={(listed) => {
        onImport(listed);
        setOpen(false);
      }}
      onClose={() => setOpen(false)}
    />
  );
}
