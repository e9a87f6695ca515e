import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useEffect, useRef } from 'react';
import { InsurerMark } from '../../words/InsurerMark.tsx';
import { useWords } from '../../words/use-words.ts';
import { compareMax } from '../compare-offers.ts';
import styles from './CompareTray.module.css';

interface CompareTrayProps {
  offers: readonly Offer[];
  onRemove: (id: string) => void;
  onCompare: () => void;
  /** who comes back from the table goes on where it was opened */
  cameBack: boolean;
}

/** The chosen offers at the foot of the page; gone while none is chosen. */
export function CompareTray({ offers, onRemove, onCompare, cameBack }: CompareTrayProps) {
  const { t, language } = useWords();
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (cameBack) way.current?.focus({ preventScroll: true });
  }, [cameBack]);
  if (offers.length === 0) return null;
  const enough = offers.length >= 2;
  return (
    <section className={styles.tray} data-print="hide" aria-label={t('tray.label')}>
      <Container>
        <div className={styles.inside}>
          <ul className={styles.slots}>
            {offers.map((offer) => (
              <li key={offer.id} className={styles.slot}>
                <InsurerMark insurer={offer.insurer} note={formatMoney(offer.price, language)} size="s" />
                <IconButton
                  icon="close"
                  size={16}
                  label={t('tray.remove', { insurer: offer.insurer.name })}
                  onClick={() => onRemove(offer.id)}
                />
              </li>
            ))}
            {offers.length < compareMax && (
              <li className={`${styles.slot} ${styles.empty}`} aria-hidden="true">
                {t('tray.empty', { number: offers.length + 1 })}
              </li>
            )}
          </ul>
          <p className={styles.status} role="status">
            {offers.length === compareMax && t('tray.full', { count: compareMax })}
          </p>
          <Button
            ref={way}
            variant="soft"
            icon="sort"
            disabled={!enough}
            onClick={onCompare}
            className={styles.button}
          >
            {enough ? t('tray.compare', { count: offers.length }) : t('tray.pickMore')}
          </Button>
        </div>
      </Container>
    </section>
  );
}
