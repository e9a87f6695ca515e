import { type FailedProps, Quiet } from '@sigorta/ui-kit/later/later.tsx';
import type { ComponentType } from 'react';

let came: ComponentType<FailedProps> | null = null;

/** While there is a line, behind everything else: where a part is lost nothing can be fetched any more. */
export async function fetchNotCome(): Promise<void> {
  ({ NotCome: came } = await import('@sigorta/ui-kit/later/NotCome.tsx'));
}

/** Says that a part did not come; until that could be fetched itself, a press asks again. */
export function NotComeIfThere(props: FailedProps) {
  const Told = came ?? Quiet;
  return <Told {...props} />;
}
