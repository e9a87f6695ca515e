import type { Language } from '@sigorta/i18n/language';
import { loadCommonTexts } from '@sigorta/i18n/texts/load';
import { loadNamespace, useLanguage } from '@sigorta/runtime/runtime';
import { useEffect, useRef, useState } from 'react';
import { laterKinds } from './later/later-kinds.ts';
import { laterParts } from './later/later-parts.ts';

/** The rules of the fields and the library that runs them. */
export type Judging = typeof import('@sigorta/product-kit/validate');

/** where they come from, and what of them has come */
export const source: { fetch: () => Promise<Judging>; come: Judging | null } = {
  fetch: () => import('@sigorta/product-kit/validate'),
  come: null,
};

/** A form stands and listens without them; they are fetched behind it, at the latest when somebody presses. Rejects when the line is lost. */
export async function judging(language: Language): Promise<Judging> {
  source.come ??= await withWords(language);
  return source.come;
}

/** What is wrong is said in words that come along, and who goes on sees what comes behind the first step. */
async function withWords(language: Language): Promise<Judging> {
  const [rules, words] = await Promise.all([
    source.fetch(),
    loadCommonTexts(language),
    laterParts(language),
    laterKinds(language),
  ]);
  loadNamespace('common', language, words);
  return rules;
}

/** The same where it has come already, else null. */
export const judgingNow = (): Judging | null => source.come;

export interface Judge {
  /** at once where the rules have come; null when they cannot be had, which `isLost` says until the next press */
  ready: () => Judging | Promise<Judging | null>;
  /** somebody pressed before they had come */
  isWaiting: boolean;
  isLost: boolean;
}

/** Fetches the rules once the page has its handlers, and waits for them where a press comes before they do. */
export function useJudge(): Judge {
  const language = useLanguage();
  const [state, setState] = useState<'there' | 'waiting' | 'lost'>('there');
  const waiting = useRef<Promise<Judging | null> | null>(null);
  useEffect(() => {
    judging(language).catch(() => undefined);
  }, [language]);
  const wait = async (): Promise<Judging | null> => {
    setState('waiting');
    const come = await judging(language).catch(() => null);
    waiting.current = null;
    setState(come ? 'there' : 'lost');
    return come;
  };
  const ready = (): Judging | Promise<Judging | null> => {
    if (source.come) {
      /* they may have come another way since a press was told that the line is lost */
      setState('there');
      return source.come;
    }
    waiting.current ??= wait();
    return waiting.current;
  };
  return { ready, isWaiting: state === 'waiting', isLost: state === 'lost' };
}
