import type { Language } from '@sigorta/i18n/language';

interface FaultTexts {
  title: string;
  /** the site is being put together */
  preparing: string;
  /** something of ours went wrong */
  broken: string;
  again: string;
}

/** What is said when a page cannot be drawn at all. */
export const faultTexts: Record<Language, FaultTexts> = {
  tr: {
    title: 'Sayfa şu anda açılmıyor',
    preparing: 'Site hazırlanıyor. Birkaç saniye sonra yeniden deneyin.',
    broken: 'Bizden kaynaklanan bir hata oluştu. Biraz sonra yeniden deneyin.',
    again: 'Yeniden dene',
  },
  en: {
    title: 'The page can’t be opened right now',
    preparing: 'The site is being prepared. Try again in a few seconds.',
    broken: 'Something went wrong on our side. Try again shortly.',
    again: 'Try again',
  },
  ru: {
    title: 'Страница сейчас не открывается',
    preparing: 'Сайт готовится к работе. Попробуйте ещё раз через несколько секунд.',
    broken: 'Произошла ошибка на нашей стороне. Попробуйте чуть позже.',
    again: 'Попробовать ещё раз',
  },
  ar: {
    title: 'لا يمكن فتح الصفحة الآن',
    preparing: 'يجري تجهيز الموقع. أعد المحاولة بعد ثوانٍ.',
    broken: 'حدث خطأ من جهتنا. حاول بعد قليل.',
    again: 'أعد المحاولة',
  },
};
