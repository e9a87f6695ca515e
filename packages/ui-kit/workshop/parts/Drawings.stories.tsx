import type { Meta } from '@storybook/react-vite';
import { Art } from '../../src/art/Art.tsx';
import { Logo } from '../../src/art/Logo.tsx';
import { Cluster, Stack } from '../../src/layout/Page.tsx';
import styles from '../workshop.module.css';

const states = ['empty', 'error', 'loading', 'not-found', 'offline-remote', 'success'] as const;

export default { title: 'Parts/Drawings' } satisfies Meta;

export function EveryState() {
  return (
    <Stack gap={5}>
      <Cluster gap={8}>
        <span className={styles.logo}>
          <Logo label="Sigorta Çarşısı" />
        </span>
        <span className={styles.logo}>
          <Logo look="mark" />
        </span>
        <span className={styles.logo}>
          <Logo look="wide" label="Sigorta Çarşısı" />
        </span>
      </Cluster>
      <Cluster gap={5}>
        {states.map((name) => (
          <span className={styles.drawing} key={name}>
            <Art name={name} />
          </span>
        ))}
      </Cluster>
    </Stack>
  );
}
