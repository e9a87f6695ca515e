import type { MyData } from '@sigorta/contracts/operations/my-data';
import { formatDate, formatDateRange, formatDateTime } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { formatMoney } from '@sigorta/i18n/money';
import type { Translate } from '@sigorta/i18n/texts/text-key';
import type { AccountText } from '../use-account-texts.ts';
import { contactWords } from './contact-words.ts';
import { documentName, languageName } from './record-names.ts';

export interface SheetRecord {
  name: string;
  rows: { label: string; value: string }[];
}

export interface Words {
  t: Translate<AccountText>;
  language: Language;
}

type Row = SheetRecord['rows'][number];

const row = (label: string, value: string | null): Row[] => (value ? [{ label, value }] : []);

export const purchaseRows = (one: MyData['purchases'][number], { t, language }: Words): SheetRecord => ({
  name: one.product,
  rows: [
    ...row(t('sheet.insurer'), one.insurer),
    ...row(t('sheet.policy'), one.policyNumber),
    ...row(t('sheet.cover'), one.cover && formatDateRange(one.cover.firstDay, one.cover.lastDay, language)),
    ...row(t('sheet.bought'), formatDateTime(one.boughtAt, language)),
    ...row(t('sheet.paid'), one.paid && formatMoney(one.paid, language)),
    ...row(t('sheet.buyer'), one.buyer),
    ...row(t('sheet.email'), one.email),
    ...row(t('sheet.address'), one.address),
  ],
});

const answered = (answers: MyData['quotes'][number]['answers']): Row[] =>
  answers.map(({ question, answer }) => ({ label: question, value: answer }));

export const quoteRows = (one: MyData['quotes'][number], { t, language }: Words): SheetRecord => ({
  name: one.product,
  rows: [
    ...row(t('sheet.asked'), formatDateTime(one.askedAt, language)),
    ...answered(one.answers),
    ...one.persons.map((answers, place) => ({
      label: t('sheet.person', { number: place + 1 }),
      value: answers.map(({ question, answer }) => `${question}: ${answer}`).join(' · '),
    })),
    ...row(
      t('sheet.offers'),
      one.offers.map(({ insurer, price }) => `${insurer} ${formatMoney(price, language)}`).join(' · '),
    ),
  ],
});

export const applicationRows = (
  one: MyData['applications'][number],
  { t, language }: Words,
): SheetRecord => ({
  name: one.about || t('sheet.message'),
  rows: [
    ...row(t('sheet.number'), one.number),
    ...row(t('sheet.sent'), formatDateTime(one.sentAt, language)),
    ...row(t('sheet.name'), one.name),
    ...row(t('sheet.email'), one.email),
    ...row(t('sheet.message'), one.message),
    ...answered(one.answers),
  ],
});

export const consentRows = (one: MyData['consents'][number], { t, language }: Words): SheetRecord => ({
  name: documentName(one.document, t),
  rows: [
    ...row(t('consents.given'), formatDateTime(one.givenAt, language)),
    ...row(t('consents.version'), formatDate(one.version, language)),
    ...row(t('consents.language'), languageName(one.language, t)),
    ...row(t('consents.withdrawnAt'), one.withdrawnAt && formatDateTime(one.withdrawnAt, language)),
  ],
});

export const requestRows = (one: MyData['requests'][number], { t, language }: Words): SheetRecord => ({
  name: t(`sheet.request.${one.kind}`),
  rows: [
    ...row(t('sheet.asked'), formatDateTime(one.askedAt, language)),
    ...row(
      t('sheet.state'),
      one.state === 'done'
        ? t('sheet.request.done')
        : t('sheet.request.open', { due: formatDate(one.dueAt, language) }),
    ),
  ],
});

export const paymentRows = (one: MyData['paymentRequests'][number], { t, language }: Words): SheetRecord => ({
  name: one.purpose,
  rows: [
    ...row(t('sheet.reference'), one.reference),
    ...row(t('sheet.amount'), formatMoney(one.amount, language)),
    ...row(t('sheet.name'), one.name),
    ...row(t('sheet.email'), one.email),
    ...row(t('sheet.asked'), formatDateTime(one.askedAt, language)),
    ...row(t('sheet.until'), formatDateTime(one.validUntil, language)),
  ],
});

export const renewalRows = (one: MyData['renewals'][number], { t, language }: Words): SheetRecord => ({
  name: one.product,
  rows: [
    ...row(t('sheet.policy'), one.policyNumber),
    ...row(t('sheet.reminder'), t(one.isOn ? 'sheet.on' : 'sheet.off')),
    ...row(t('sheet.chosen'), formatDateTime(one.chosenAt, language)),
    ...one.remindedAt.flatMap((at) => row(t('sheet.reminded'), formatDateTime(at, language))),
  ],
});

export const switchRows = ({ call, message }: MyData['contactSwitches'], { t }: Words): SheetRecord => ({
  name: t('sheet.switches'),
  rows: [
    ...row(t('contacts.call'), t(call ? 'sheet.on' : 'sheet.off')),
    ...row(t('contacts.message'), t(message ? 'sheet.on' : 'sheet.off')),
  ],
});

export const contactRows = (one: MyData['contacts'][number], { t, language }: Words): SheetRecord => {
  const { what, how } = contactWords(one, t);
  return { name: what, rows: row(formatDateTime(one.at, language), how.join(' · ')) };
};
