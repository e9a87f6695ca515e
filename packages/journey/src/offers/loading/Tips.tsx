import { useWords } from '../../words/use-words.ts';
import { nextTip, tipCount, tipMs } from '../counter.ts';
import { useTicking } from '../use-ticking.ts';
import styles from './Tips.module.css';

const all = Array.from({ length: tipCount }, (_, tip) => tip);

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
        {all.map((tip) => (
          <p key={tip} className={tip === shown ? styles.shown : styles.hidden} aria-hidden={tip !== shown}>
            {t(`loading.tip.${tip + 1}`)}
          </p>
        ))}
      </div>
      <div className={styles.dots} aria-hidden="true">
        {all.map((tip) => (
          <i key={tip} className={tip === shown ? styles.on : undefined} />
        ))}
      </div>
    </section>
  );
}
