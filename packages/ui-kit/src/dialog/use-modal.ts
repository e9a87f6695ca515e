import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Drives a native `<dialog>`: opens and closes with `open`, starts at its heading, and gives focus back
 * to what had it, also when the dialog is taken off the page while open.
 */
export function useModal(
  open: boolean,
  onClose: (() => void) | undefined,
): {
  dialog: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
} {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = element.ownerDocument.activeElement;
    element.showModal();
    element
      .querySelector<HTMLElement>('[data-first-focus], [data-dialog-title]')
      ?.focus({ preventScroll: true });
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    dialog,
    onCancel: (event) => {
      // A nested file picker or select also cancels; only our own counts.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // The browser may close on its own (a second Escape); then the page must know. The event comes late: a dialog
    // that was closed and opened again meanwhile (React's strict mode does) is not closed.
    onClose: (event) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose?.();
    },
  };
}
