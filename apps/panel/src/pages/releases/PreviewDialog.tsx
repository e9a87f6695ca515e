import { type PreviewHours, previewHours, previewMake } from '@sigorta/contracts/panel/release-previews';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { RadioGroup } from '@sigorta/ui-kit/field/RadioGroup.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { Around } from '../../layout/Around.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

interface PreviewDialogProps {
  version: string;
  /** a test account of the payment provider is set */
  pays: boolean;
  onClose: () => void;
  /** links were made */
  onMade: () => void;
}

/** Makes a link that shows a release, for a time, and shows it once. */
export function PreviewDialog({ version, pays, onClose, onMade }: PreviewDialogProps) {
  const t = useReleasesTexts();
  const [hours, setHours] = useState<PreviewHours>(24);
  const { act, answer, ...sent } = useAction(previewMake);
  if (answer) return <MadeLink url={answer.url} endsAt={answer.links[0]?.endsAt ?? null} onClose={onMade} />;
  return (
    <ReasonDialog
      title={<Around words={(hole) => t('preview.title', { version: hole })}>{version}</Around>}
      text={t('preview.text')}
      button={t('preview.make')}
      sent={{ ...sent }}
      onSend={(reason) => void act({ version, hours, reason })}
      onClose={onClose}
    >
      {!pays && <Notice tone="warn">{t('preview.noAccount')}</Notice>}
      <RadioGroup
        id="hours"
        name="hours"
        label={t('preview.hours')}
        value={String(hours)}
        options={previewHours.map((one) => ({ value: String(one), label: t(`preview.hours.${one}`) }))}
        onChange={(value) => setHours(previewHours.find((one) => String(one) === value) ?? 24)}
      />
    </ReasonDialog>
  );
}

/** The address itself: it is shown now and never again. */
function MadeLink({ url, endsAt, onClose }: { url: string; endsAt: string | null; onClose: () => void }) {
  const t = useReleasesTexts();
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      /* forbidden: the address stands there to be marked */
      () => setCopied(false),
    );
  };
  return (
    <Dialog open size="m" onClose={onClose} title={t('preview.made')}>
      <div className={styles.form}>
        <p>{endsAt ? t('preview.once', { at: formatDateTime(endsAt, language) }) : null}</p>
        <bdi dir="ltr" className={styles.address}>
          {url}
        </bdi>
        <Cluster gap={2}>
          <Button icon="copy" size="m" onClick={() => void copy()}>
            {t('preview.copy')}
          </Button>
        </Cluster>
        <p role="status">{copied ? t('preview.copied') : ''}</p>
      </div>
    </Dialog>
  );
}
