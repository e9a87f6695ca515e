import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './Toast.module.css';

export interface ToastMessage {
  text: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
}

type Shown = ToastMessage & { id: number };

/** With something to press it stays longer; WCAG 2.2.1 wants time, so hover and focus stop the clock. */
const stayMs = 6000;
const stayWithActionMs = 20_000;

const ShowToast = createContext<(message: ToastMessage) => void>(() => undefined);

/** `const toast = useToast(); toast({ text, action: { label: 'Geri al', onPress } })` */
export const useToast = (): ((message: ToastMessage) => void) => useContext(ShowToast);

/** Once per page, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const text = useUiText();
  const [shown, setShown] = useState<Shown[]>([]);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    setShown((before) => [...before.slice(-2), { ...message, id: count.current }]);
  }, []);
  const remove = useCallback(
    (id: number) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  return (
    <ShowToast value={show}>
      {children}
      <section className={styles.region} role="status" aria-label={text('kit.notifications')}>
        {shown.map((toast) => (
          <TimedToast key={toast.id} toast={toast} onGone={remove} />
        ))}
      </section>
    </ShowToast>
  );
}

function TimedToast({ toast, onGone }: { toast: Shown; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const gone = useCallback(() => onGone(toast.id), [onGone, toast.id]);
  const stay = toast.action ? stayWithActionMs : stayMs;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(gone, stay);
    return () => clearTimeout(timer);
  }, [held, gone, stay]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only stops the clock
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast action={toast.action} onClose={gone}>
        {toast.text}
      </Toast>
    </div>
  );
}

interface ToastProps {
  children: ReactNode;
  action?: ToastMessage['action'];
  onClose?: (() => void) | undefined;
}

/** The bar alone. */
export function Toast({ children, action, onClose }: ToastProps) {
  const text = useUiText();
  return (
    <div className={styles.toast}>
      <span className={styles.words}>{children}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress();
            onClose?.();
          }}
        >
          {action.label}
        </button>
      )}
      {onClose && (
        <IconButton
          icon="close"
          label={text('kit.close')}
          size={18}
          onClick={onClose}
          className={styles.close}
        />
      )}
    </div>
  );
}
