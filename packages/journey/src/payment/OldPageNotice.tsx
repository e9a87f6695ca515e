import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import type { ReactNode } from 'react';

interface OldPageNoticeProps {
  title: string;
  /** words of the button */
  reload: string;
  children: ReactNode;
}

/** A page that lacks what the gateway asks for by now, and nothing on it helps: it is loaded anew at a press. */
export function OldPageNotice({ title, reload, children }: OldPageNoticeProps) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={title}
      actions={
        <Button variant="outline" icon="refresh" onClick={() => location.reload()}>
          {reload}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
