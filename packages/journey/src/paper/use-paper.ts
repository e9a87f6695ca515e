import { type Reading, readPicture, type Unreadable } from '@sigorta/paper-reader/read-picture';
import { useToday } from '@sigorta/runtime/runtime';
import { useEffect, useRef, useState } from 'react';
import { greyOfFile } from './grey-picture.ts';
import { nextTurn } from './next-turn.ts';
import { openCamera } from './open-camera.ts';

/** Why there is nothing to read or nothing was read. */
export type PaperTrouble = Unreadable | 'denied' | 'noCamera' | 'noPicture';

export type PaperStage =
  | { at: 'source'; trouble: PaperTrouble | null }
  | { at: 'asking' }
  | { at: 'live'; stream: MediaStream }
  | { at: 'reading' }
  | { at: 'read'; reading: Reading };

const stopStream = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Where the reading of a paper stands; leaving it ends whatever runs and turns the camera off. */
export function usePaper() {
  const today = useToday();
  const [stage, setStage] = useState<PaperStage>({ at: 'source', trouble: null });
  const running = useRef<AbortController>(null);
  const stream = stage.at === 'live' ? stage.stream : null;
  useEffect(() => (stream ? () => stopStream(stream) : undefined), [stream]);
  useEffect(() => () => running.current?.abort(), []);

  /** What is done from here on; anything begun before is dropped. */
  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const readFile = async (file: Blob): Promise<void> => {
    const signal = begin();
    setStage({ at: 'reading' });
    let next: PaperStage = { at: 'source', trouble: 'noPicture' };
    try {
      const image = await greyOfFile(file);
      const answer = await readPicture(image, {
        today: today ?? '',
        rest: () => nextTurn(signal),
        anyWayUp: true,
      });
      next = answer.reading
        ? { at: 'read', reading: answer.reading }
        : { at: 'source', trouble: answer.reason };
    } catch {
      /* no picture, or left meanwhile */
    }
    if (!signal.aborted) setStage(next);
  };

  const askCamera = async (): Promise<void> => {
    const signal = begin();
    setStage({ at: 'asking' });
    const opened = await openCamera();
    if (signal.aborted) {
      if (typeof opened !== 'string') stopStream(opened);
      return;
    }
    setStage(typeof opened === 'string' ? { at: 'source', trouble: opened } : { at: 'live', stream: opened });
  };

  return {
    stage,
    readFile,
    askCamera,
    found: (reading: Reading) => setStage({ at: 'read', reading }),
    again: () => {
      begin();
      setStage({ at: 'source', trouble: null });
    },
  };
}
