import { useEffect, useState } from 'react';

interface DialogFormOptions {
  /** closed without an end, perhaps after a refusal */
  onClose?: (() => void) | undefined;
}

/** A button's dialog with something to fill in: whether it stands, and whether sending was tried. What is typed is its owner's. */
export function useDialogForm({ onClose }: DialogFormOptions = {}) {
  const [open, setOpen] = useState(false);
  const [tried, setTried] = useState(false);
  const [misses, setMisses] = useState(0);
  /* whoever sent it goes on at the first thing that is wrong, which may lie beyond what is seen of the dialog */
  useEffect(() => {
    if (misses === 0) return;
    const [dialog] = [...document.querySelectorAll('dialog[open]')].slice(-1);
    dialog?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [misses]);
  const end = (): void => {
    setOpen(false);
    setTried(false);
  };
  return {
    open,
    /** sending was tried: what is wrong says so from now on */
    tried,
    show: () => setOpen(true),
    close: (): void => {
      end();
      onClose?.();
    },
    /** ends it without asking anybody */
    end,
    /** Sends when everything is right, and closes when that was taken. @returns whether it was */
    trySend: async (isRight: boolean, send: () => Promise<unknown>): Promise<boolean> => {
      setTried(true);
      if (!isRight) setMisses((before) => before + 1);
      const isTaken = isRight && Boolean(await send());
      if (isTaken) end();
      return isTaken;
    },
  };
}
