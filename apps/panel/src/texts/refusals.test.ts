import { errorsOf } from '@sigorta/contracts/declared-errors';
import { panelOperations } from '@sigorta/contracts/panel/table';
import { type Language, languages } from '@sigorta/i18n/language';
import { translate } from '@sigorta/runtime/texts';
import { expect, test } from 'vitest';
import { loadPanelTexts } from './load-texts.ts';

/** Said to somebody who buys: call us, you were not charged, do not pay, your policy page. */
const toBuyer: Record<Language, RegExp> = {
  tr: /bizi arayın|ücret çekilm|ödemeyin|poliçe sayfanız|baştan başla/i,
  en: /call us|charged|don’t pay|your policy page|from the beginning/i,
  ru: /позвоните|не списаны|не платите|на странице полиса|начать сначала/i,
  ar: /اتصل بنا|يُخصم|لا تدفع|صفحة وثيقتك|البدء من جديد/,
};

const codes = new Set(Object.values(panelOperations).flatMap((operation) => [...errorsOf(operation)]));

test.each(languages)('no refusal of the panel speaks to staff as to a buyer: %s', async (language) => {
  await loadPanelTexts(language);
  const said = [...codes].map((code) => [code, translate('common', language, `error.${code}`)] as const);
  expect(said.filter(([, words]) => toBuyer[language].test(words))).toEqual([]);
});
