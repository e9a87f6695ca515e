import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './Tooltip.module.css';
import { useInView } from './use-in-view.ts';
import { usePopup } from './use-popup.ts';

interface TooltipProps {
  /** the words it shows */
  text: ReactNode;
  /** name of the little button; "Ayrıntı" unless told */
  label?: string | undefined;
}

/** A small "i": shows its words to a mouse, to the keyboard and to a tap. Nothing one cannot do without belongs here. */
export function Tooltip({ text: words, label }: TooltipProps) {
  const text = useUiText();
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  usePopup(open, () => setOpen(false), root);
  useInView(open, bubble);
  return (
    <span
      className={styles.root}
      ref={root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={label ?? text('kit.more')}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Icon name="info" size={18} />
      </button>
      <span role="tooltip" id={id} ref={bubble} className={styles.bubble} hidden={!open}>
        {words}
      </span>
    </span>
  );
}
