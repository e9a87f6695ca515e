import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from './Dialog.tsx';

/** spec §4, §9: the success dialog hides by itself. What it says stays on the page below it. */
const shownMs = 4000;

interface SentDialogProps {
  title: string;
  text: string;
  /** the button that had focus is gone: the page says where reading goes on */
  onHidden: () => void;
}

export function SentDialog({ title, text, onHidden }: SentDialogProps) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), shownMs);
    return () => clearTimeout(timer);
  }, []);
  const hidden = useEffectEvent(onHidden);
  useEffect(() => {
    if (!open) hidden();
  }, [open]);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={title} size="s" centred>
      <p>{text}</p>
    </Dialog>
  );
}
