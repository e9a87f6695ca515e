import type { Validation } from '@sigorta/product-kit/validate';
import { whenIdle } from '@sigorta/ui-kit/when-idle';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../words/use-words.ts';
import { type Judging, judging } from './judging.ts';

/**
 * Does while nobody does anything what a first press would be the first to do: judges what stands in the form and says what is wrong
 * with it, to nobody. The rules are compiled by then, and the sentences made.
 */
export function useRehearsal(judge: (rules: Judging) => Validation): void {
  const { language, t, messageText } = useWords();
  const rehearse = useEffectEvent((rules: Judging): void => {
    const result = judge(rules);
    if (result.ok) return;
    for (const { message } of result.errors) messageText(message);
    t('form.errors.title', { count: result.errors.length });
  });
  useEffect(() => {
    let isGone = false;
    let callOff = (): void => undefined;
    judging(language).then(
      (rules) => {
        if (!isGone) callOff = whenIdle(() => rehearse(rules));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      callOff();
    };
  }, [language]);
}
