import type { Meta } from '@storybook/react-vite';
import styles from '../workshop.module.css';

const roles = [
  'c-solid',
  'c-hover',
  'c-active',
  'c-text',
  'c-ui',
  'c-mid',
  'c-border',
  'c-soft',
  'c-tint',
  'c-deep',
  'n-0',
  'n-25',
  'n-50',
  'n-100',
  'n-200',
  'n-300',
  'n-500',
  'n-600',
  'n-700',
  'n-900',
  'ok',
  'ok-bg',
  'warn',
  'warn-bg',
  'bad',
  'bad-bg',
  'info',
  'info-bg',
];

export default { title: 'Parts/Colours' } satisfies Meta;

export function EveryState() {
  return (
    <div className={styles.swatches}>
      {roles.map((role) => (
        <div key={role}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${role})`} />
          </svg>
          {role}
        </div>
      ))}
    </div>
  );
}
