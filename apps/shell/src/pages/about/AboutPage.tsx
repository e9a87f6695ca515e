import { Link, useBrand, useDocumentHead } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './AboutPage.module.css';
import { useAboutTexts } from './use-about-texts.ts';

const ways = [
  { id: 'compare', icon: 'sort' },
  { id: 'plain', icon: 'file' },
  { id: 'price', icon: 'receipt' },
  { id: 'data', icon: 'lock' },
] as const;

export function AboutPage() {
  const t = useAboutTexts();
  const { name } = useBrand();
  useDocumentHead({ title: t('title', { name }), description: t('description', { name }) });
  return (
    <>
      <Container as="section" className={styles.opening}>
        <div>
          <h1>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead', { name })}</p>
        </div>
        <img src="/art/states/success.svg" alt="" width={320} height={240} className={styles.picture} />
      </Container>
      <section className={styles.band} aria-labelledby="how">
        <Container className={styles.ways}>
          <h2 id="how">{t('how.title')}</h2>
          <ul>
            {ways.map(({ id, icon }) => (
              <li key={id} className={styles.way}>
                <Icon name={icon} />
                <h3>{t(`how.${id}.title`)}</h3>
                <p>{t(`how.${id}.text`)}</p>
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <Container as="section" className={styles.rights} aria-labelledby="rights">
        <h2 id="rights">{t('rights.title')}</h2>
        <p className={styles.lead}>{t('rights.text')}</p>
        <div className={styles.actions}>
          <Link to="/iletisim" className={buttonClass({ variant: 'solid' })}>
            {t('action.contact')}
          </Link>
          <Link to="/" className={buttonClass({ variant: 'outline' })}>
            {t('action.products')}
          </Link>
        </div>
      </Container>
    </>
  );
}
