import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { useCodeText } from '../use-list-texts.ts';
import styles from './OneLine.module.css';

const tones: Record<string, 'ok' | 'warn' | 'bad' | 'info' | 'brand'> = {
  new: 'brand',
  kept: 'brand',
  begun: 'warn',
  bought: 'ok',
  working: 'info',
  done: 'ok',
  AWAITING_TRANSFER: 'warn',
  CONSENTED: 'warn',
  PAYING: 'info',
  PAID: 'info',
  ISSUING: 'info',
  ISSUED: 'ok',
  DELIVERED: 'ok',
  CHARGED: 'ok',
  DONE: 'ok',
  REFUND_DUE: 'warn',
  REFUNDING: 'warn',
  VOIDING: 'warn',
  DUE: 'warn',
  MANUAL: 'bad',
  UNKNOWN: 'bad',
  ISSUE_UNKNOWN: 'bad',
  DECLINED: 'bad',
  ISSUE_REJECTED: 'bad',
};

interface StateBadgeProps {
  of: 'application' | 'quote' | 'order' | 'attempt' | 'policy' | 'refund';
  state: string;
}

/** How far something is, in words; the colour only repeats them. */
export function StateBadge({ of, state }: StateBadgeProps) {
  const codeText = useCodeText();
  return (
    <Badge tone={tones[state]} className={styles.line}>
      {codeText(`${of}.${state}`)}
    </Badge>
  );
}
