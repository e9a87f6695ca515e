import type { ReactNode } from 'react';

interface AroundProps {
  /** the sentence, given what stands for the hole in it */
  words: (hole: string) => string;
  /** a name, a code: somebody's own, in its own direction */
  children: ReactNode;
}

const hole = '\u0000';

/** A sentence of ours around something that is not. */
export function Around({ words, children }: AroundProps) {
  const [before = '', after = ''] = words(hole).split(hole);
  return (
    <>
      {before}
      <bdi>{children}</bdi>
      {after}
    </>
  );
}
