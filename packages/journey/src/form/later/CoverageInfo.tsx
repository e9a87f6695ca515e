import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './CoverageInfo.module.css';

/** Every coverage in plain words, none for a request; part of the prerendered page, so it can be read without JavaScript. */
export function CoverageInfo() {
  const { find, t } = useWords();
  const { coverages } = useProduct();
  if (coverages.length === 0) return null;
  return (
    <section className={styles.info} aria-labelledby="coverages">
      <h2 id="coverages" className={styles.title}>
        {t('form.info.coverages')}
      </h2>
      <dl className={styles.list}>
        {coverages.map((code) => (
          <div key={code}>
            <dt>{find(`coverage.${code}`)}</dt>
            <dd>{find(`coverage.${code}.explain`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
