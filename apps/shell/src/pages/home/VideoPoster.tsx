import styles from './Videos.module.css';

/** Three doors of the arcade in the evening; what the video shows is not known before it is pressed. */
export function VideoPoster() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="320" cy="208" r="92" />
      <path
        className={styles.side}
        d="M84 360V214a72 72 0 0 1 144 0v146zM412 360V214a72 72 0 0 1 144 0v146z"
      />
      <path className={styles.middle} d="M224 360V172a96 96 0 0 1 192 0v188z" />
      <path className={styles.door} d="M268 360V196a52 52 0 0 1 104 0v164z" />
    </svg>
  );
}
