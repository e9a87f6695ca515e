import { formatDate } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';

/** A day in numbers. @param at ISO instant or day; Türkiye's time */
export function Day({ at }: { at: string }) {
  return <bdi>{formatDate(at, useLanguage(), 'numeric')}</bdi>;
}
