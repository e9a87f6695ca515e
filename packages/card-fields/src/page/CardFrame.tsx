import { cardFrame } from '@sigorta/contracts/operations/card-frame';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { useUiText } from '@sigorta/ui-kit/text/ui-texts.tsx';
import { useEffect, useRef, useState } from 'react';
import { type CardPart, cardParts } from '../card-parts.ts';
import styles from './CardFrame.module.css';
import type { CardEntryProps } from './card-entry.ts';
import { useCardFrame } from './use-card-frame.ts';

/** Card entry's frame in a page, and what stands in its place while it comes or when it does not. */
export function CardFrame(props: CardEntryProps) {
  const [tries, setTries] = useState(0);
  return <OneTry key={tries} {...props} isAgain={tries > 0} onRetry={() => setTries(tries + 1)} />;
}

interface OneTryProps extends CardEntryProps {
  isAgain: boolean;
  onRetry: () => void;
}

function OneTry({ isAgain, onRetry, ...props }: OneTryProps) {
  const { words, idOf } = props;
  const kit = useUiText();
  const { state, answer } = useQuery(cardFrame, {});
  const url = answer?.url ?? null;
  const frame = useCardFrame(url, props);
  const place = useRef<HTMLDivElement>(null);
  /* the button that was pressed is gone */
  useEffect(() => {
    if (isAgain) place.current?.focus();
  }, [isAgain]);
  const failed = state === 'failed' || frame.phase === 'failed';
  const goTo = (part: CardPart): void => {
    if (failed) place.current?.querySelector('button')?.focus();
    else frame.focusPart(part);
  };
  return (
    <div className={styles.room}>
      <div ref={place} tabIndex={-1} data-field="card" className={cx(styles.place, failed && styles.failed)}>
        {cardParts.map((part) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: nobody gets here but by the error summary, and only on the way
          <span
            key={part}
            id={idOf(part)}
            tabIndex={-1}
            className={styles.way}
            onFocus={(event) => {
              event.stopPropagation();
              goTo(part);
            }}
          />
        ))}
        {failed && (
          <Notice
            tone="warn"
            role="alert"
            actions={
              <Button variant="outline" size="m" icon="refresh" onClick={onRetry}>
                {kit('kit.retry')}
              </Button>
            }
          >
            {words.failed}
          </Notice>
        )}
        {!failed && frame.phase === 'wait' && (
          <p className={styles.wait} role="status">
            <Spinner size="s" />
            {words.wait}
          </p>
        )}
        {!failed && url !== null && (
          <iframe
            ref={frame.iframe}
            src={url}
            title={words.title}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
            className={cx(styles.frame, frame.phase === 'wait' && styles.coming)}
            style={frame.height === null ? undefined : { blockSize: `${frame.height}px` }}
            onLoad={frame.onLoad}
          />
        )}
      </div>
    </div>
  );
}
