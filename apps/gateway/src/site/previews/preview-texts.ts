import type { Language } from '@sigorta/i18n/language';
import type { PreviewFault } from './preview-links.ts';

interface PreviewTexts {
  /** what the strip on every page is called */
  name: string;
  /** `{{release}}` and `{{until}}` stand in it */
  shown: string;
  leave: string;
  title: string;
  faults: Record<PreviewFault | 'away', string>;
  home: string;
}

/** What is said on pages of a preview, and of one that does not open. */
export const previewTexts: Record<Language, PreviewTexts> = {
  tr: {
    name: 'Önizleme',
    shown:
      'Önizleme: {{release}} sürümünü görüyorsunuz. Gerçek satış yapılmaz, karttan para çekilmez. Bitiş: {{until}}.',
    leave: 'Önizlemeden çık',
    title: 'Bu önizleme açılmıyor',
    faults: {
      forged:
        'Bağlantı geçerli değil: eksik kopyalanmış ya da değiştirilmiş. Gönderen kişiden yeniden isteyin.',
      over: 'Bağlantının süresi doldu. Yeni bir bağlantıyı gönderen kişiden isteyin.',
      ended: 'Bağlantı, süresi dolmadan kapatıldı. Yeni bir bağlantıyı gönderen kişiden isteyin.',
      away: 'Önizleme şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.',
    },
    home: 'Siteye git',
  },
  en: {
    name: 'Preview',
    shown:
      'Preview: you are looking at release {{release}}. Nothing is really sold and no card is charged. It ends on {{until}}.',
    leave: 'Leave the preview',
    title: 'This preview doesn’t open',
    faults: {
      forged:
        'The link isn’t valid: part of it is missing or was changed. Ask whoever sent it for a new one.',
      over: 'The link has expired. Ask whoever sent it for a new one.',
      ended: 'The link was closed before it expired. Ask whoever sent it for a new one.',
      away: 'The preview can’t be prepared right now. Try again in a moment.',
    },
    home: 'Go to the site',
  },
  ru: {
    name: 'Предпросмотр',
    shown:
      'Предпросмотр: вы видите версию {{release}}. Настоящих продаж нет, деньги с карты не списываются. Действует до: {{until}}.',
    leave: 'Выйти из предпросмотра',
    title: 'Предпросмотр не открывается',
    faults: {
      forged:
        'Ссылка недействительна: она скопирована не полностью или изменена. Попросите новую у того, кто её прислал.',
      over: 'Срок действия ссылки истёк. Попросите новую у того, кто её прислал.',
      ended: 'Ссылку закрыли раньше срока. Попросите новую у того, кто её прислал.',
      away: 'Сейчас предпросмотр подготовить не удаётся. Попробуйте ещё раз немного позже.',
    },
    home: 'Перейти на сайт',
  },
  ar: {
    name: 'المعاينة',
    shown:
      'معاينة: تشاهد الإصدار {{release}}. لا يجري بيع حقيقي ولا يُخصم أي مبلغ من البطاقة. تنتهي في {{until}}.',
    leave: 'الخروج من المعاينة',
    title: 'تعذّر فتح هذه المعاينة',
    faults: {
      forged: 'الرابط غير صالح: نُسخ ناقصًا أو جرى تغييره. اطلب رابطًا جديدًا ممن أرسله إليك.',
      over: 'انتهت صلاحية الرابط. اطلب رابطًا جديدًا ممن أرسله إليك.',
      ended: 'أُغلق الرابط قبل انتهاء مدته. اطلب رابطًا جديدًا ممن أرسله إليك.',
      away: 'يتعذّر تجهيز المعاينة الآن. أعد المحاولة بعد قليل.',
    },
    home: 'الانتقال إلى الموقع',
  },
};
