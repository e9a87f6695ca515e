import { type Reading, readPicture, type Unreadable } from '@sigorta/paper-reader/read-picture';
import { useToday } from '@sigorta/runtime/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { greyOfVideo } from './grey-picture.ts';
import { nextTurn } from './next-turn.ts';
import styles from './Paper.module.css';

interface LiveCameraProps {
  stream: MediaStream;
  onFound: (reading: Reading) => void;
}

/* a hint that changes with every look cannot be read, least of all aloud */
const looksUntilHint = 6;
/* milliseconds; a hand moves slowly, and a battery is small */
const betweenLooks = 120;

/** What the camera sees, read again and again until every check digit holds. */
export function LiveCamera({ stream, onFound }: LiveCameraProps) {
  const { t } = useWords();
  const today = useToday();
  const video = useRef<HTMLVideoElement>(null);
  const [hint, setHint] = useState<Unreadable | null>(null);

  const look = useEffectEvent(async (signal: AbortSignal): Promise<Unreadable | 'done' | null> => {
    const image = video.current && greyOfVideo(video.current);
    if (!image) return null;
    const answer = await readPicture(image, {
      today: today ?? '',
      rest: () => nextTurn(signal),
      anyWayUp: false,
    });
    if (answer.reading === null) return answer.reason;
    if (!signal.aborted) onFound(answer.reading);
    return 'done';
  });
  useEffect(() => {
    const leaving = new AbortController();
    const element = video.current;
    if (element) {
      element.srcObject = stream;
      /* muted and inline it may play by itself; where it may not, its first picture stands still and is read all the same */
      element.play().catch(() => undefined);
    }
    const lookOn = async (): Promise<void> => {
      for (let looks = 1; !leaving.signal.aborted; looks++) {
        const said = await look(leaving.signal);
        if (said === 'done') return;
        if (said !== null && looks % looksUntilHint === 0) setHint(said);
        await nextTurn(leaving.signal, betweenLooks);
      }
    };
    lookOn().catch(() => undefined);
    return () => leaving.abort();
  }, [stream]);

  return (
    <div className={styles.source}>
      <p className={styles.note}>{t('paper.live')}</p>
      <video ref={video} className={styles.video} muted playsInline aria-label={t('paper.live.picture')} />
      <p role="status" className={styles.hint}>
        {hint ? t(`paper.trouble.${hint}`) : t('paper.live.looking')}
      </p>
    </div>
  );
}
