import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useToday } from '@sigorta/runtime/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationForm } from '../../form/answers/application-form.ts';
import { keepValues } from '../../form/kept-values.ts';
import { visitOf } from '../../live/live-prices.ts';
import { type LiveQuestion, liveQuestion } from '../../live/live-question.ts';
import { type LiveState, said } from '../../live/live-state.ts';
import { useJourney } from '../../remote/journey-context.tsx';
import type { QuoteState } from '../quote-state.ts';
import { answerOf, askForOffers, quoteOf, rememberQuote } from './asked-quotes.ts';

/** Answers that nobody has moved for this long are asked about: a list follows, so a little longer than a price. */
const settleMs = 700;

/** Where the answers stand beside the list: it is theirs, insurers are asked, they cannot be asked, or wait for a press. */
export type Standing = 'same' | 'asking' | 'other' | 'failed' | 'unasked';

interface Adjusting {
  form: ApplicationForm;
  /** the list that stands there */
  list: QuoteState;
  onMoved: (quoteId: string) => void;
}

interface Asked {
  question: LiveQuestion | null;
  quoteId: string | null;
}

/** Lets the list follow answers that come to rest: each set of answers is one quote, asked for once while its prices hold. */
export function useAdjusting({ form, list, onMoved }: Adjusting) {
  const { product, whole = product, release } = useJourney();
  const gateway = useGateway();
  const today = useToday();
  const listId = list.quote?.quoteId ?? null;
  const questionNow = (): LiveQuestion | null =>
    today === null ? null : liveQuestion(whole, form.values(), { today, release });
  const [asked, setAsked] = useState<Asked>(() => ({ question: questionNow(), quoteId: listId }));
  const [standing, setStanding] = useState<Standing>('same');
  const [live, setLive] = useState<LiveState | null>(null);

  const move = async (question: LiveQuestion, isPressed: boolean): Promise<void> => {
    const known = quoteOf(gateway(), question, Date.now());
    if (known === null && !visitOf(gateway()).spend(question.key) && !isPressed)
      return setStanding('unasked');
    setStanding('asking');
    try {
      const quoteId = known ?? (await askForOffers(gateway(), question));
      /* somebody moved on meanwhile: the list goes where the answers are */
      if (questionNow()?.key !== question.key) return;
      setAsked({ question, quoteId });
      onMoved(quoteId);
    } catch {
      setStanding('failed');
    }
  };
  const settle = useEffectEvent((): void => {
    keepValues(whole.id, { values: structuredClone(form.values()), reached: product.steps.length - 1 });
    const question = questionNow();
    if (question === null) setStanding('other');
    else if (question.key !== asked.question?.key) void move(question, false);
    else setStanding(asked.quoteId === listId ? 'same' : 'asking');
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unwatch = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
    });
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [form]);

  const landed = useEffectEvent((): void => {
    const { question, quoteId } = asked;
    if (!question || quoteId === null || quoteId !== listId) return;
    rememberQuote(question, quoteId);
    setLive((before) => said(before, whole, question, answerOf(list)));
    if (questionNow()?.key === question.key) setStanding('same');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list stands there, or more of it
  useEffect(() => landed(), [listId, list.offers.length]);

  return {
    live: live && { ...live, isOld: standing !== 'same' },
    standing,
    ask: (): void => {
      const question = questionNow();
      if (question) void move(question, true);
    },
  };
}
