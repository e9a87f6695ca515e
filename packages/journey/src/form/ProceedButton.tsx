import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Press } from './press.ts';

interface ProceedButtonProps {
  press: Press;
  type: 'submit' | 'button';
  busy: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** The button of a step. It hears of a press itself: nothing else of the form is drawn before the picture that shows it. */
export function ProceedButton({ press, ...button }: ProceedButtonProps) {
  const [isHeard, setHeard] = useState(press.isHeard);
  useLayoutEffect(() => press.hear(() => setHeard(press.isHeard())), [press]);
  return <Button variant="solid" iconEnd="arrow" heard={isHeard} {...button} />;
}
