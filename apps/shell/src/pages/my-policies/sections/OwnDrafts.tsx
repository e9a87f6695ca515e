import { useAccountTexts } from '../use-account-texts.ts';
import { Drafts } from './Drafts.tsx';
import styles from './Sections.module.css';

/** Drafts belong to the tab, not to a login: who is not logged in finds them too. */
export function OwnDrafts() {
  const t = useAccountTexts();
  return (
    <section className={styles.section} aria-labelledby="own-drafts">
      <h2 id="own-drafts">{t('section.drafts')}</h2>
      <Drafts />
    </section>
  );
}
