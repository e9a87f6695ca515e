import type { revealedSubjects } from '@sigorta/contracts/panel/reveal';
import { useState } from 'react';
import { useDialogForm } from './use-dialog-form.ts';
import { useHeldReasons } from './use-held-reasons.ts';

/** the contract asks for as many letters */
const leastReason = 10;

interface PersonalOptions {
  /** the record that the reason is about */
  subject: (typeof revealedSubjects)[number];
  id: string;
  /** shows what is hidden, with the reason; false when that was refused */
  show: (reason: string) => Promise<boolean>;
  /** forgets a refusal */
  reset: () => void;
}

/**
 * What is personal is shown at once while a reason about its record holds, and otherwise after one was written: a masked
 * field and a stored paper alike. A refusal is told in the dialog.
 */
export function usePersonal({ subject, id, show, reset }: PersonalOptions) {
  const { open, tried, show: ask, close, trySend } = useDialogForm({ onClose: reset });
  const reasons = useHeldReasons();
  const [reason, setReason] = useState('');
  const isWritten = reason.trim().length >= leastReason;
  return {
    open,
    close,
    reason,
    setReason,
    /** sending was tried and the reason is too short */
    isWrong: tried && !isWritten,
    press: async (): Promise<void> => {
      const kept = reasons.of(subject, id);
      if (kept === null || !(await show(kept))) ask();
    },
    send: async (): Promise<void> => {
      const isShown = await trySend(isWritten, () => show(reason));
      if (!isShown) return;
      reasons.hold(subject, id, reason);
      setReason('');
    },
  };
}

export type Personal = ReturnType<typeof usePersonal>;
