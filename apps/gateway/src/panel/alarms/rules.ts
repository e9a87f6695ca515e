import type { Figure, FigureName } from './read-money.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** When somebody is called. Every rule has a page of its name below docs/runbooks. */
export interface Rule {
  figure: FigureName;
  thing?: string;
  state?: string;
  /** the largest figure that fits, compared with `more than`: seconds, kuruş or rows */
  above: number;
  /** urgent: at any hour, told again every four; soon: told again once a day */
  severity: 'urgent' | 'soon';
  /** what a mail says it is, in Turkish and in English */
  tr: string;
  en: string;
}

export const rules = {
  'charge-unknown': {
    figure: 'oldest_seconds',
    thing: 'attempt',
    state: 'UNKNOWN',
    above: 20 * minute,
    severity: 'urgent',
    tr: 'Bir tahsilatın sonucu uzun süredir belirsiz',
    en: 'The outcome of a charge has been unknown for long',
  },
  'charge-not-finished': {
    figure: 'oldest_seconds',
    thing: 'attempt',
    state: 'AUTHORISING',
    above: 20 * minute,
    severity: 'urgent',
    tr: 'Başlayan bir tahsilat bitmedi',
    en: 'A charge began and did not end',
  },
  /* an order may wait a day for the buyer's last answers */
  'paid-without-policy': {
    figure: 'oldest_seconds',
    thing: 'order',
    state: 'PAID',
    above: 25 * hour,
    severity: 'urgent',
    tr: 'Ödenmiş bir siparişin poliçesi istenmedi',
    en: 'An order was paid and no policy was asked for',
  },
  'policy-late': {
    figure: 'oldest_seconds',
    thing: 'order',
    state: 'ISSUING',
    above: 30 * minute,
    severity: 'urgent',
    tr: 'Ödenmiş bir poliçe düzenlenemiyor',
    en: 'A paid policy is not being issued',
  },
  'policy-not-delivered': {
    figure: 'oldest_seconds',
    thing: 'order',
    state: 'ISSUED',
    above: 2 * hour,
    severity: 'soon',
    tr: 'Düzenlenen bir poliçe alıcıya ulaşmadı',
    en: 'An issued policy did not reach its buyer',
  },
  'order-with-a-person': {
    figure: 'oldest_seconds',
    thing: 'order',
    state: 'MANUAL',
    above: day,
    severity: 'soon',
    tr: 'Bir sipariş bir gündür karar bekliyor',
    en: 'An order has waited a day for a decision',
  },
  'refund-not-moving': {
    figure: 'oldest_seconds',
    thing: 'refund',
    state: 'DUE',
    above: hour,
    severity: 'urgent',
    tr: 'Bir iade gönderilmiyor',
    en: 'A refund is not being sent',
  },
  'refund-unknown': {
    figure: 'oldest_seconds',
    thing: 'refund',
    state: 'UNKNOWN',
    above: hour,
    severity: 'urgent',
    tr: 'Bir iadenin sonucu uzun süredir belirsiz',
    en: 'The outcome of a refund has been unknown for long',
  },
  'refund-by-hand': {
    figure: 'oldest_seconds',
    thing: 'refund',
    state: 'MANUAL',
    above: day,
    severity: 'soon',
    tr: 'Elle yapılacak bir iade bir gündür bekliyor',
    en: 'A refund by hand has waited for a day',
  },
  'refunds-piling-up': {
    figure: 'refunds_due_kurus',
    above: 10_000_000,
    severity: 'urgent',
    tr: 'Geri ödenmemiş tutar 100.000 TL’yi aştı',
    en: 'More than 100,000 TL have not gone back',
  },
  'transfer-unmatched': {
    figure: 'unmatched_seconds',
    above: 3 * day,
    severity: 'soon',
    tr: 'Gelen bir havale üç gündür eşleşmedi',
    en: 'Money that came by transfer has not been matched for three days',
  },
  'jobs-failing': {
    figure: 'failing_seconds',
    above: 15 * minute,
    severity: 'urgent',
    tr: 'Bir iş tekrar tekrar başarısız oluyor',
    en: 'A job keeps failing',
  },
  'money-differs': {
    figure: 'money_differences',
    above: 0,
    severity: 'urgent',
    tr: 'Ödeme kuruluşunun kayıtlarıyla bizimkiler uyuşmuyor',
    en: 'Our books and the payment provider’s do not agree',
  },
  'policies-differ': {
    figure: 'policy_differences',
    above: 0,
    severity: 'soon',
    tr: 'Sigorta şirketlerinin poliçeleriyle bizimkiler uyuşmuyor',
    en: 'Our policies and the insurers’ do not agree',
  },
  /* three hourly runs in vain */
  'books-silent': {
    figure: 'silent_seconds',
    above: 3 * hour,
    severity: 'urgent',
    tr: 'Bir ödeme kuruluşunun ya da sigorta şirketinin kayıtları saatlerdir okunamıyor',
    en: 'The books of a provider or an insurer could not be read for hours',
  },
  'personal-data-budget': {
    figure: 'over_budget',
    above: 0,
    severity: 'soon',
    tr: 'Bir kullanıcı gün içinde çok sayıda kişisel veri açtı',
    en: 'A staff user has shown a great deal of personal data within a day',
  },
  'release-withdrawn': {
    figure: 'withdrawn_releases',
    above: 0,
    severity: 'soon',
    tr: 'Yeni bir sürüm hata verdiği için geri alındı',
    en: 'A new release was taken back because of its faults',
  },
  'sending-off': {
    figure: 'sending_off',
    above: 0,
    severity: 'urgent',
    tr: 'Gönderim kapalı: para hareketi ve poliçe yok',
    en: 'Sending is off: no money moves and no policy is issued',
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** The worst figure a rule looks at; 0 when there is none. */
export const worstOf = (rule: Rule, figures: readonly Figure[]): number =>
  Math.max(
    0,
    ...figures
      .filter(
        ({ name, thing, state }) =>
          name === rule.figure &&
          (rule.thing === undefined || thing === rule.thing) &&
          (rule.state === undefined || state === rule.state),
      )
      .map(({ value }) => value),
  );
