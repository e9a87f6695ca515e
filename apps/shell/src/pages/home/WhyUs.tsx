import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import section from './Section.module.css';
import styles from './WhyUs.module.css';

/** spec §2: three benefits. */
const reasons = [
  { id: 'product', icon: 'shield' },
  { id: 'price', icon: 'sort' },
  { id: 'service', icon: 'phone' },
] as const;

export function WhyUs() {
  const t = useTexts('shell');
  const { name } = useBrand();
  return (
    <Container as="section" className={cx(section.plain, styles.section)} aria-labelledby="why-title">
      <img
        className={styles.picture}
        src="/art/states/success.svg"
        alt=""
        width={320}
        height={240}
        loading="lazy"
      />
      <div>
        <h2 id="why-title">{t('home.why.title', { name })}</h2>
        <ul className={styles.list}>
          {reasons.map(({ id, icon }) => (
            <li key={id} className={styles.reason}>
              <Icon name={icon} />
              <div>
                <h3>{t(`home.why.${id}.title`)}</h3>
                <p>{t(`home.why.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
