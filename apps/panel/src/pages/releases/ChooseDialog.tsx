import { releaseChoose } from '@sigorta/contracts/panel/releases';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Suspense } from 'react';
import { Around } from '../../layout/Around.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { Difference } from './difference/Difference.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useReleasesTexts } from './use-releases-texts.ts';

/** What the button says that leads to it. */
export const chooseWord = { newest: 'toNewest', live: 'makeLive', back: 'rollBack' } as const;

interface ChooseDialogProps {
  family: string;
  version: string;
  /** `newest` takes a choice away, `live` makes a release live that was made alone, `back` takes an older build */
  how: 'newest' | 'live' | 'back';
  onClose: () => void;
  onChosen: () => void;
}

/** Says what a choice does and changes, and asks why. */
export function ChooseDialog({ family, version, how, onClose, onChosen }: ChooseDialogProps) {
  const t = useReleasesTexts();
  const { act, ...sent } = useAction(releaseChoose);
  const send = async (reason: string) => {
    if (await act({ family, version: how === 'newest' ? null : version, reason })) onChosen();
  };
  return (
    <ReasonDialog
      title={
        how === 'newest' ? (
          t('newest.title')
        ) : (
          <Around words={(hole) => t(`${how}.title`, { version: hole })}>{version}</Around>
        )
      }
      text={t(`${how}.text`)}
      button={t(chooseWord[how])}
      sent={sent}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    >
      <Suspense fallback={<Loading />}>
        <Difference family={family} version={version} />
      </Suspense>
    </ReasonDialog>
  );
}
