import type { Arrangement } from '@sigorta/contracts/brand-home';
import styles from './ArrangementSketch.module.css';

/** Where words, pictures and prices stand on the first screen; drawn for one direction, turned round in the other. */
const sketches: Record<Arrangement, { quiet: string; loud: string; ground?: string }> = {
  bazaar: {
    quiet: 'M6 14h34v6H6zM6 24h26v4H6zM54 44V32a7 7 0 0 1 14 0v12zM82 44V32a7 7 0 0 1 14 0v12z',
    loud: 'M6 36h34v9H6zM69 44V24a6 6 0 0 1 12 0v20z',
  },
  prices: {
    quiet: 'M6 8h44v6H6zM6 22h34v4H6zM6 34h40v4H6zM6 46h30v4H6z',
    loud: 'M76 21h20v6H76zM76 33h20v6H76zM76 45h20v6H76z',
  },
  product: {
    quiet: 'M6 10h40v7H6zM6 22h30v4H6z',
    loud: 'M6 34h26v12H6zM66 50V26a14 14 0 0 1 28 0v24z',
  },
  story: {
    ground: 'M0 0h102v58H0z',
    quiet: 'M62 58V28a16 16 0 0 1 32 0v30z',
    loud: 'M8 16h42v8H8zM8 28h32v8H8z',
  },
};

export function ArrangementSketch({ arrangement }: { arrangement: Arrangement }) {
  const { quiet, loud, ground } = sketches[arrangement];
  return (
    <svg className={styles.sketch} viewBox="0 0 102 58" width={102} height={58} aria-hidden="true">
      {ground && <path className={styles.ground} d={ground} />}
      <path className={ground ? styles.dim : styles.quiet} d={quiet} />
      <path className={ground ? styles.onGround : styles.loud} d={loud} />
    </svg>
  );
}
