interface Span {
  start: number;
  end: number;
}

/**
 * How often a page had to wait for an answer before it knew its next question: the document is the first round, and
 * a script that was asked for after another had arrived is a round later than that one.
 * @param spans scripts needed to become usable, ms
 * @param documentStart when the document's first byte came, ms
 */
export function sequentialRounds(spans: readonly Span[], documentStart: number): number {
  const rounds = new Map<Span, number>();
  let most = 1;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const before = [...rounds].filter(([earlier]) => earlier.end <= span.start).map(([, round]) => round);
    const round = 1 + Math.max(span.start >= documentStart ? 1 : 0, ...before);
    rounds.set(span, round);
    most = Math.max(most, round);
  }
  return most;
}
