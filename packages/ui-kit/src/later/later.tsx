import { atNextTry, fetchedOnce } from '@sigorta/i18n/fetched-once';
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

/** What stands in place of a part that did not come is given. */
export interface FailedProps {
  again: () => void;
  onClose: (() => void) | undefined;
}

/** For a part that nobody pressed for: that it did not come is not said, and any press asks again. */
export function Quiet({ again }: FailedProps) {
  const onTry = useEffectEvent(again);
  useEffect(() => atNextTry(onTry), []);
  return null;
}

/**
 * A part whose code comes when it is first drawn, in a `Suspense` of whoever draws it. `lazy` would keep a failure for good and
 * take the whole page with it; this keeps it to its place and asks again, when the line is back or at a press.
 * @param Failed says so where somebody pressed for it (`NotCome`); it is given what the part was to be given
 */
export function later<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & FailedProps> = Quiet,
) {
  const bring = fetchedOnce(fetch);
  const coming = () =>
    lazy(async () => {
      try {
        return { default: await bring() };
      } catch (error) {
        atNextTry(() => {
          Come = coming();
        });
        throw error;
      }
    });
  let Come = coming();

  function Later(props: Props) {
    const [tries, setTries] = useState(0);
    const again = () => setTries(tries + 1);
    /* most parts lie over the page and can be closed, also while they are not there */
    const { onClose }: { onClose?: () => void } = props;
    return (
      <PartBoundary key={tries} failed={<Failed {...props} again={again} onClose={onClose} />}>
        <Come {...props} />
      </PartBoundary>
    );
  }

  /** fetches it before it is drawn; a failure is told where it is drawn */
  const ahead = (): void => void bring().catch(() => undefined);
  return Object.assign(Later, { ahead });
}

interface PartBoundaryProps {
  children: ReactNode;
  failed: ReactNode;
}

/** Keeps what a part throws inside its place. */
class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
