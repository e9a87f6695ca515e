/** The other side of a frame: nothing else is listened to. */
export interface OtherSide {
  /** its window, null while there is none */
  window: () => Window | null;
  origin: string;
}

/**
 * Hears what the other side says, in a form that is understood; whatever another window, another origin or another kind of
 * message brings is dropped.
 * @returns ends it
 */
export function listen<M>(
  { window: other, origin }: OtherSide,
  read: (data: unknown) => M | null,
  hear: (message: M) => void,
): () => void {
  const take = ({ source, origin: from, data }: MessageEvent): void => {
    if (from !== origin || source === null || source !== other()) return;
    const message = read(data);
    if (message !== null) hear(message);
  };
  addEventListener('message', take);
  return () => removeEventListener('message', take);
}
