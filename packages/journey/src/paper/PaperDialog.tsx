import type { FieldValues } from '@sigorta/product-kit/field';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { heldAgainst, type PersonAsked } from './held-against.ts';
import { LiveCamera } from './LiveCamera.tsx';
import styles from './Paper.module.css';
import { PaperAnswers } from './PaperAnswers.tsx';
import { PaperSource } from './PaperSource.tsx';
import { usePaper } from './use-paper.ts';

interface PaperDialogProps {
  person: PersonAsked;
  /** some answers are asked for on a later page only */
  isBeforeOffers: boolean;
  /** which other person was born on a day, counted from 1 */
  bornOn: (day: string) => number | null;
  onFill: (values: FieldValues, count: number) => void;
  onClose: () => void;
}

/** A passport or an identity card read by picture, on this device alone. */
export function PaperDialog({ person, isBeforeOffers, bornOn, onFill, onClose }: PaperDialogProps) {
  const { t } = useWords();
  const { stage, readFile, askCamera, found, again } = usePaper();
  const body = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its own first words
  useEffect(() => {
    /* the dialog itself begins at its title */
    if (first.current) first.current = false;
    else body.current?.focus();
  }, [stage.at]);
  return (
    <Dialog open onClose={onClose} title={stage.at === 'read' ? t('paper.read') : t('paper.title')}>
      <div ref={body} tabIndex={-1} className={styles.body}>
        {stage.at === 'source' && (
          <PaperSource
            trouble={stage.trouble}
            onCamera={() => void askCamera()}
            onFile={(file) => void readFile(file)}
          />
        )}
        {stage.at === 'asking' && (
          <div className={styles.source}>
            <Spinner size="l" label={t('paper.asking')} />
            <p role="status">{t('paper.asking')}</p>
          </div>
        )}
        {stage.at === 'live' && <LiveCamera stream={stage.stream} onFound={found} />}
        {stage.at === 'reading' && (
          <div className={styles.source}>
            <Spinner size="l" label={t('paper.reading')} />
            <p role="status">{t('paper.reading')}</p>
          </div>
        )}
        {stage.at === 'read' && (
          <PaperAnswers
            reading={stage.reading}
            held={heldAgainst(stage.reading, person)}
            other={bornOn(stage.reading.birthDate)}
            isBeforeOffers={isBeforeOffers}
            onFill={onFill}
            onAgain={again}
          />
        )}
        {(stage.at === 'live' || stage.at === 'asking' || stage.at === 'reading') && (
          <div className={styles.buttons}>
            <Button variant="text" size="m" onClick={again}>
              {t('paper.stop')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
