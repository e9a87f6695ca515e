import styles from './Avatar.module.css';

/** First letters of a person's names; an upper case `i` is `İ` in Turkish. */
export const initialsOf = (name: string, language = 'tr'): string =>
  name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0]?.toLocaleUpperCase(language) ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

/** Decoration: the name stands beside it. */
export function Avatar({ name, language }: { name: string; language?: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name, language)}
    </span>
  );
}
