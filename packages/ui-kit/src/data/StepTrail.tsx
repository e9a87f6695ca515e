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
}

/** Bilgiler — Teklifler — Ödeme — Poliçe */
export function StepTrail({ steps, current }: StepTrailProps) {
  const text = useUiText();
  return (
    <nav aria-label={text('kit.steps')}>
      <ol className={styles.trail}>
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
