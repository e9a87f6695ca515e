import { flushSync } from '@sigorta/runtime/runtime';
import { afterPicture } from './after-picture.ts';

/** A press on a step's button: the next picture shows that it was heard, and what it leads to is done behind that picture. */
export interface Press {
  isHeard: () => boolean;
  /** gives what ends it */
  hear: (told: () => void) => () => void;
  /** another press before the work has begun is none */
  begin: (work: () => void) => void;
}

export function openPress(): Press {
  let isHeard = false;
  const hearing = new Set<() => void>();
  const become = (heard: boolean): void => {
    isHeard = heard;
    for (const told of hearing) told();
  };
  return {
    isHeard: () => isHeard,
    hear: (told) => {
      hearing.add(told);
      return () => void hearing.delete(told);
    },
    begin: (work) => {
      if (isHeard) return;
      become(true);
      /* all of the answer in one picture: the button at rest again, the errors, the focus at their list */
      afterPicture(() =>
        flushSync(() => {
          become(false);
          work();
        }),
      );
    },
  };
}
