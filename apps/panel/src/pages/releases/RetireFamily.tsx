import { releaseRetire } from '@sigorta/contracts/panel/releases';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useReleasesTexts } from './use-releases-texts.ts';

interface RetireFamilyProps {
  family: string;
  name: string;
  onChanged: () => void;
}

/** Ends the sale of a family, once somebody has said why. */
export function RetireFamily({ family, name, onChanged }: RetireFamilyProps) {
  const t = useReleasesTexts();
  const [asked, setAsked] = useState(false);
  const { act, ...sent } = useAction(releaseRetire);
  const send = async (reason: string) => {
    if (!(await act({ family, reason }))) return;
    setAsked(false);
    onChanged();
  };
  return (
    <>
      <Button variant="text" size="s" aria-label={`${t('retire')}: ${name}`} onClick={() => setAsked(true)}>
        {t('retire')}
      </Button>
      {asked && (
        <ReasonDialog
          title={t('retire.title', { name })}
          text={t('retire.text')}
          button={t('retire')}
          sent={sent}
          onSend={(reason) => void send(reason)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
