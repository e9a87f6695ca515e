import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { ProgressRing } from '@sigorta/ui-kit/feedback/ProgressRing.tsx';
import styles from './WaitOverlay.module.css';

interface WaitOverlayProps {
  open: boolean;
  title: string;
  text?: string;
  /** the plain overlay has no ring */
  ring?: boolean;
}

/** Over everything while something must not be disturbed: paying, issuing. Cannot be closed (spec §2, overlays). */
export function WaitOverlay({ open, title, text, ring = true }: WaitOverlayProps) {
  return (
    <Dialog open={open} title={title} size="s" centred backdropCloses={false} sheet={false}>
      <div className={styles.wait}>
        {ring && <ProgressRing size={88} label={title} />}
        {text && <p role="status">{text}</p>}
      </div>
    </Dialog>
  );
}
