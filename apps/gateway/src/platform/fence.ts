/** What may move money is sent within this after its intent was committed, or not at all. */
const fenceMs = 5_000;

/**
 * A process that was stopped between "intent written" and "call made" may wake up when others have long judged the call as
 * never made. @returns whether the call may still go out; asked on this machine's own steady clock
 */
export function fence(): () => boolean {
  const from = performance.now();
  return () => performance.now() - from < fenceMs;
}
