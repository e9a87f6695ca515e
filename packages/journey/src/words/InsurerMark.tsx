import styles from './InsurerMark.module.css';

interface InsurerMarkProps {
  insurer: { id: string; name: string };
  /** the plan's name, or a state */
  note?: string | undefined;
  size?: 's' | 'm';
}

/** Logo, name and plan; the logo says nothing the name does not. */
export function InsurerMark({ insurer, note, size = 'm' }: InsurerMarkProps) {
  return (
    <span className={`${styles.mark} ${styles[size]}`}>
      <img src={`/art/insurers/${insurer.id}.svg`} alt="" width="96" height="40" loading="lazy" />
      <span>
        <b>
          <bdi>{insurer.name}</bdi>
        </b>
        {note && (
          <span className={styles.note}>
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}
