import { useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './Promises.module.css';

const promises = [
  { icon: 'sort', text: 'home.promise.order' },
  { icon: 'lock', text: 'home.promise.card' },
  { icon: 'file', text: 'home.promise.document' },
] as const;

export function Promises() {
  const t = useTexts('shell');
  return (
    <div className={styles.band}>
      <Container as="ul" className={styles.list}>
        {promises.map(({ icon, text }) => (
          <li key={text} className={styles.item}>
            <Icon name={icon} size={18} />
            {t(text)}
          </li>
        ))}
      </Container>
    </div>
  );
}
