import { releaseShare } from '@sigorta/contracts/panel/releases';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { Suspense, useState } from 'react';
import { Around } from '../../layout/Around.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { Difference } from './difference/Difference.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useReleasesTexts } from './use-releases-texts.ts';

interface ShareDialogProps {
  family: string;
  version: string;
  /** of a hundred visitors that get it now; null when none do */
  percent: number | null;
  onClose: () => void;
  onChosen: () => void;
}

/** Gives a release to a part of the visitors, makes that part another one, or takes it back with none. */
export function ShareDialog({ family, version, percent, onClose, onChosen }: ShareDialogProps) {
  const t = useReleasesTexts();
  const [written, setWritten] = useState(String(percent ?? 5));
  const [asked, setAsked] = useState(false);
  const { act, ...sent } = useAction(releaseShare);
  const least = percent === null ? 1 : 0;
  const wanted = /^\d{1,2}$/.test(written.trim()) ? Number(written) : -1;
  const isWrong = wanted < least || wanted > 50;
  const send = async (reason: string) => {
    setAsked(true);
    if (!isWrong && (await act({ family, version, percent: wanted, reason }))) onChosen();
  };
  return (
    <ReasonDialog
      title={<Around words={(hole) => t('share.title', { version: hole })}>{version}</Around>}
      text={t('share.text')}
      button={t('share.send')}
      sent={sent}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    >
      <TextInput
        id="percent"
        label={t('share.percent')}
        hint={t(percent === null ? 'share.hint' : 'share.hint.change')}
        inputMode="numeric"
        dir="ltr"
        maxLength={2}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        error={asked && isWrong ? t('share.wrong') : null}
      />
      <Suspense fallback={<Loading />}>
        <Difference family={family} version={version} />
      </Suspense>
    </ReasonDialog>
  );
}
