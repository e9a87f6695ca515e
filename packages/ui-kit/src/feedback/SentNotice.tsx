import { type ReactNode, useEffect, useRef } from 'react';
import { SentDialog } from '../dialog/SentDialog.tsx';
import { Notice } from './Notice.tsx';

interface SentNoticeProps {
  /** of the dialog */
  title: string;
  text: string;
  actions: ReactNode;
  /** what stays to be read, such as the application's number */
  children: ReactNode;
}

/** In the place of a form that was sent: what the success dialog says for a moment stays here (spec §2, §4). */
export function SentNotice({ title, text, actions, children }: SentNoticeProps) {
  const words = useRef<HTMLDivElement>(null);
  // The form above it is gone; without this the page would stand somewhere below.
  useEffect(() => {
    // newer browsers answer with a promise, which React would take for the clean-up
    words.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={words} tabIndex={-1}>
      <Notice tone="ok" role="status" title={text} actions={actions}>
        {children}
      </Notice>
      <SentDialog title={title} text={text} onHidden={() => words.current?.focus({ preventScroll: true })} />
    </div>
  );
}
