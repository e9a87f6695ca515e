import type { AnswerOf } from '@sigorta/contracts/operation';
import { siteAsk, type siteView } from '@sigorta/contracts/panel/site';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { Around } from '../../layout/Around.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useReleasesTexts } from './use-releases-texts.ts';

type State = AnswerOf<typeof siteView>;

interface AskSiteProps {
  site: State['sites'][number];
  /** what is live on this page */
  was: State['live'];
  onAsked: () => void;
}

/** Asks a second owner to make another site live. */
export function AskSite({ site: { site, name }, was, onAsked }: AskSiteProps) {
  const t = useReleasesTexts();
  const [open, setOpen] = useState(false);
  const { act, ...sent } = useAction(siteAsk);
  const send = async (reason: string) => {
    if (!(await act({ site, was, reason }))) return;
    setOpen(false);
    onAsked();
  };
  return (
    <>
      <Button
        variant="outline"
        size="s"
        aria-label={`${t('site.ask')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t('site.ask')}
      </Button>
      {open && (
        <ReasonDialog
          title={<Around words={(hole) => t('site.title', { version: hole })}>{name}</Around>}
          text={t('site.ask.text')}
          button={t('site.send')}
          sent={sent}
          onSend={(reason) => void send(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
