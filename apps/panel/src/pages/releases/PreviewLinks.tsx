import { type PreviewLink, previewEnd } from '@sigorta/contracts/panel/release-previews';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { Around } from '../../layout/Around.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

/** Links of a family that still open, each with its end. */
export function PreviewLinks({ links, onChanged }: { links: readonly PreviewLink[]; onChanged: () => void }) {
  const t = useReleasesTexts();
  const language = useLanguage();
  const may = useMay()('releases:roll-back');
  const [asked, setAsked] = useState<PreviewLink | null>(null);
  const { act, ...sent } = useAction(previewEnd);
  const end = async (id: string, reason: string) => {
    if (!(await act({ id, reason }))) return;
    setAsked(null);
    onChanged();
  };
  if (links.length === 0) return null;
  return (
    <section className={styles.links} aria-label={t('preview.links')}>
      <h3>{t('preview.links')}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <span>
              <bdi dir="ltr" className={styles.id}>
                {link.version}
              </bdi>
              {' – '}
              {t('preview.until', {
                at: formatDateTime(link.endsAt, language),
                name: link.madeBy,
              })}
            </span>
            {may && (
              <Button
                variant="text"
                size="s"
                aria-label={`${t('preview.end')}: ${link.version}`}
                onClick={() => setAsked(link)}
              >
                {t('preview.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={<Around words={(hole) => t('preview.end.title', { version: hole })}>{asked.version}</Around>}
          text={t('preview.end.text')}
          button={t('preview.end')}
          sent={sent}
          onSend={(reason) => void end(asked.id, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
