import type { PageLanguage } from './texts.ts';

/** What a visitor reads for a word of the control interface: Turkish, English. */
const names: Record<string, readonly [tr: string, en: string]> = {
  down: ['kapalı', 'down'],
  hang: ['hiç yanıt vermez', 'never answers'],
  garbage: ['anlamsız yanıt', 'answers nonsense'],
  http500: ['sunucu hatası', 'server error'],
  reset: ['bağlantıyı keser', 'cuts the connection'],
  'slow-drip': ['damla damla yanıt', 'answers byte by byte'],
  decline: ['teklif vermez', 'declines'],
  'wrong-quote': ['bozuk teklif', 'broken quote'],
  'issue-timeout-but-issued': ['poliçe keser, söylemez', 'issues, does not say so'],
  'issue-timeout': ['poliçe kesmez, susar', 'does not issue, is silent'],
  'issue-refused': ['poliçeyi reddeder', 'refuses the policy'],
  'wrong-policy': ['başkasının poliçesi', 'somebody else’s policy'],
  'cancel-refused': ['iptali reddeder', 'refuses to cancel'],
  'cancel-timeout': ['iptal etmez, susar', 'does not cancel, is silent'],
  'cancel-timeout-but-cancelled': ['iptal eder, söylemez', 'cancels, does not say so'],
  'cancel-less': ['primin bir kısmını keser', 'keeps a part of the premium'],
  'wrong-cancellation': ['başkasının iptali', 'somebody else’s cancellation'],
  'init-timeout': ['başlatmada susar', 'silent at the start'],
  'init-500': ['başlatmada sunucu hatası', 'server error at the start'],
  'init-failure': ['başlatmayı reddeder', 'refuses to start'],
  'auth-timeout': ['çekmez, susar', 'no charge, silent'],
  'auth-timeout-after-charge': ['çeker, susar', 'charges, then silent'],
  'auth-500': ['çekmez, sunucu hatası', 'no charge, server error'],
  'auth-500-after-charge': ['çeker, sunucu hatası', 'charges, then server error'],
  'auth-reset': ['çekmez, bağlantıyı keser', 'no charge, cuts off'],
  'auth-reset-after-charge': ['çeker, bağlantıyı keser', 'charges, then cuts off'],
  'auth-garbage-after-charge': ['çeker, yarım yanıt', 'charges, half an answer'],
  'bad-signature': ['çeker, imza yanlış', 'charges, wrong signature'],
  'detail-down': ['sorgu kapalı', 'inquiry down'],
  'detail-timeout': ['sorguda susar', 'inquiry silent'],
  'detail-not-found': ['sorguda “yok” der', 'inquiry says not found'],
  'refund-refused': ['iadeyi reddeder', 'refuses refunds'],
  'refund-timeout': ['iade etmez, susar', 'no refund, silent'],
  'refund-timeout-after-refund': ['iade eder, susar', 'refunds, then silent'],
  'callback-twice': ['iki kez geri döner', 'comes back twice'],
  'callback-never': ['geri dönmez', 'never comes back'],
  'bad-callback-signature': ['dönüş imzası yanlış', 'comes back wrongly signed'],
  'webhook-never': ['bildirim göndermez', 'sends no notices'],
  reject: ['alıcıyı reddeder', 'rejects the recipient'],
  busy: ['sonra dener misiniz der', 'asks to try later'],
  slow: ['yavaş', 'slow'],
  'lost-after-storing': ['alır, bağlantı kopar', 'stores, then breaks off'],
  refused: ['bilgileri kabul etmez', 'credentials refused'],
  'no-credit': ['kredi bitti', 'no credit'],
  limit: ['sınır aşıldı', 'limit exceeded'],
};

export const faultName = (language: PageLanguage, fault: string): string =>
  names[fault]?.[language === 'en' ? 1 : 0] ?? fault;

/** For the test that no fault goes unnamed. */
export const namedFaults: ReadonlySet<string> = new Set(Object.keys(names));
