import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { ChooseDialog, chooseWord } from './ChooseDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import styles from './ReleasesPage.module.css';
import type { Family, Previews, Release } from './ReleaseVersion.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useReleasesTexts } from './use-releases-texts.ts';

interface ReleaseActsProps {
  state: Family;
  release: Release;
  /** null while they could not be read */
  previews: Previews | null;
  onChanged: () => void;
}

const howOf = ({ newest }: Family, { version, alone }: Release) => {
  if (version === newest) return 'newest';
  return alone ? 'live' : 'back';
};

/** What may be done with a release: give it to everybody, or to a part. */
export function ReleaseActs({ state, release, previews, onChanged }: ReleaseActsProps) {
  const t = useReleasesTexts();
  const [asked, setAsked] = useState<'choose' | 'share' | 'preview' | null>(null);
  const { family, share } = state;
  const { version, alone, selectable, health } = release;
  const isShared = share?.version === version;
  const how = howOf(state, release);
  const shareWord = isShared ? 'share.change' : 'share.give';
  const dialog = {
    family,
    version,
    onClose: () => setAsked(null),
    onChosen: () => {
      setAsked(null);
      onChanged();
    },
  };
  return (
    <div className={styles.acts}>
      {selectable && (
        <Button
          variant="outline"
          size="s"
          aria-label={`${t(chooseWord[how])}: ${version}`}
          onClick={() => setAsked('choose')}
        >
          {t(chooseWord[how])}
        </Button>
      )}
      {(isShared || (alone && selectable)) && (
        <Button
          variant="text"
          size="s"
          aria-label={`${t(shareWord)}: ${version}`}
          onClick={() => setAsked('share')}
        >
          {t(shareWord)}
        </Button>
      )}
      {alone && health === 'ok' && previews?.possible === 'yes' && (
        <Button
          variant="text"
          size="s"
          aria-label={`${t('preview')}: ${version}`}
          onClick={() => setAsked('preview')}
        >
          {t('preview')}
        </Button>
      )}
      {asked === 'preview' && (
        <PreviewDialog
          version={version}
          pays={previews?.pays ?? false}
          onClose={() => setAsked(null)}
          onMade={dialog.onChosen}
        />
      )}
      {asked === 'choose' && <ChooseDialog {...dialog} how={how} />}
      {asked === 'share' && <ShareDialog {...dialog} percent={isShared ? share.percent : null} />}
    </div>
  );
}
