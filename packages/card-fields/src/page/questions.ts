import type { Answer } from '../protocol.ts';

interface Waiting {
  answer: (answer: Answer | null) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Questions to the frame that wait for their answers, by their numbers. */
export interface Questions {
  /**
   * @param ask says the question under its number
   * @param patience ms; then the answer is null
   */
  ask: (ask: (id: number) => void, patience: number) => Promise<Answer | null>;
  take: (answer: Answer) => void;
  /** answers whatever still waits with null */
  end: () => void;
}

export function openQuestions(): Questions {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const settle = (id: number, answer: Answer | null): void => {
    const one = waiting.get(id);
    if (!one) return;
    clearTimeout(one.timer);
    waiting.delete(id);
    one.answer(answer);
  };
  return {
    ask: (say, patience) =>
      new Promise((answer) => {
        last += 1;
        const id = last;
        waiting.set(id, { answer, timer: setTimeout(() => settle(id, null), patience) });
        say(id);
      }),
    take: (answer) => settle(answer.id, answer),
    end: () => {
      for (const id of [...waiting.keys()]) settle(id, null);
    },
  };
}
