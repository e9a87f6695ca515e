import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useEffect, useState } from 'react';

/** spec §4, §9: the success dialog hides by itself. What it says stays on the page below it. */
const shownMs = 4000;

export function SentDialog({ title, text }: { title: string; text: string }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={title} size="s" centred>
      <p>{text}</p>
    </Dialog>
  );
}
