import { useWords } from '../../words/use-words.ts';
import { nextTip, type tipCount, tipMs } from '../counter.ts';
import { useTicking } from '../use-ticking.ts';
import styles from './Tips.module.css';

const all = [1, 2, 3, 4, 5] as const satisfies { length: typeof tipCount };

/** Five tips in a loop, one every 2500 ms (spec §4). All are there; one is shown. */
export function Tips() {
  const { t } = useWords();
  const shown = useTicking(tipMs, nextTip);
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <h2 id="tips" className={styles.title}>
        {t('loading.tips')}
      </h2>
      <div className={styles.stage}>
        {all.map((tip, at) => (
          <p key={tip} className={at === shown ? styles.shown : styles.hidden} aria-hidden={at !== shown}>
            {t(`loading.tip.${tip}`)}
          </p>
        ))}
      </div>
      <div className={styles.dots} aria-hidden="true">
        {all.map((tip, at) => (
          <i key={tip} className={at === shown ? styles.on : undefined} />
        ))}
      </div>
    </section>
  );
}
