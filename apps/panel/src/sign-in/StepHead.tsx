import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SignInPage.module.css';

interface StepHeadProps {
  title: string;
  lead?: ReactNode | undefined;
  level?: 1 | 2 | undefined;
}

/** Title of a step that follows another: the reader goes on from here, the button of before is gone. */
export function StepHead({ title, lead, level = 1 }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
