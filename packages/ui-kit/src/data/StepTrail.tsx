import { cx } from '../class-names.ts';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './StepTrail.module.css';

interface StepTrailProps {
  /** `href` where one may go back */
  steps: readonly {
    label: string;
    href?: string | undefined;
    onPress?: ((event: { preventDefault: () => void }) => void) | undefined;
  }[];
  /** index, 0 first */
  current: number;
  /** on a phone what is still to come is for whoever listens only, so that the way takes one line */
  brief?: boolean | undefined;
}

/** Bilgiler — Teklifler — Ödeme — Poliçe */
export function StepTrail({ steps, current, brief = false }: StepTrailProps) {
  const text = useUiText();
  return (
    <nav aria-label={text('kit.steps')}>
      <ol className={cx(styles.trail, brief && styles.brief)}>
        {steps.map((step, index) => (
          <li key={step.label} className={styles.step} aria-current={index === current ? 'step' : undefined}>
            {step.href && index < current ? (
              <a href={step.href} onClick={step.onPress} className={styles.link}>
                {step.label}
              </a>
            ) : (
              step.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
