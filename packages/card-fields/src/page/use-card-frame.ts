import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { tellableName } from '../card-names.ts';
import type { CardPart } from '../card-parts.ts';
import type { ToPage } from '../protocol.ts';
import type { CardEntryProps } from './card-entry.ts';
import { handleOf, noNames } from './frame-handle.ts';
import { openQuestions } from './questions.ts';
import { type FrameLine, useFrameLine } from './use-frame-line.ts';
import { useTold } from './use-told.ts';

export interface CardFrameState extends Pick<FrameLine, 'iframe' | 'onLoad'> {
  phase: 'wait' | 'drawn' | 'failed';
  /** CSS pixels, null until the frame has drawn */
  height: number | null;
  focusPart: (part: CardPart) => void;
}

/** The page's side of card entry's frame. @param url of the frame, null while it is asked for */
export function useCardFrame(url: string | null, props: CardEntryProps): CardFrameState {
  const { handle, onMend, onPrefix, onEnter } = props;
  const { firstName, lastName } = props.names ?? noNames;
  /* as the frame takes them */
  const likely = { firstName: tellableName(firstName), lastName: tellableName(lastName) };
  const names = useRef(likely);
  const [questions] = useState(openQuestions);
  const [height, setHeight] = useState<number | null>(null);
  const hear = (message: ToPage): void => {
    if (message.kind === 'ready') {
      questions.end();
      names.current = likely;
    } else if (message.kind === 'height') setHeight(message.px);
    else if (message.kind === 'prefix') onPrefix?.(message.digits);
    else if (message.kind === 'names') {
      names.current = { firstName: message.firstName, lastName: message.lastName };
    } else if (message.kind === 'mended') onMend(message.part);
    else if (message.kind === 'enter') onEnter();
    else questions.take(message);
  };
  const line = useFrameLine(url, hear);
  const { iframe, post, begun, isLate, onLoad } = line;
  useTold(line, props);
  useEffect(() => questions.end, [questions]);
  const isThere = begun > 0 && height !== null;
  useImperativeHandle(handle, () => handleOf({ isThere, questions, post, names, likely }));
  return {
    iframe,
    onLoad,
    phase: isLate ? 'failed' : isThere ? 'drawn' : 'wait',
    height,
    focusPart: (part) => {
      iframe.current?.focus();
      post({ kind: 'focus', part });
    },
  };
}
