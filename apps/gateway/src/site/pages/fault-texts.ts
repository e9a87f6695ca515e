import type { Language } from '@sigorta/i18n/language';

interface FaultTexts {
  title: string;
  /** the site is being put together */
  preparing: string;
  /** something of ours went wrong */
  broken: string;
  /** too many pages were asked for from one network */
  busy: string;
  /** the gateway is full, whoever asks */
  full: string;
  again: string;
}

/** What is said when a page cannot be drawn at all. */
export const faultTexts: Record<Language, FaultTexts> = {
  tr: {
    title: 'Sayfa şu anda açılmıyor',
    preparing: 'Site hazırlanıyor. Birkaç saniye sonra yeniden deneyin.',
    broken: 'Bizden kaynaklanan bir hata oluştu. Biraz sonra yeniden deneyin.',
    busy: 'Bağlantınızdan kısa sürede çok fazla sayfa istendi. Bir dakika sonra yeniden deneyin.',
    full: 'Site şu anda çok yoğun. Birkaç saniye sonra yeniden deneyin.',
    again: 'Yeniden dene',
  },
  en: {
    title: 'The page can’t be opened right now',
    preparing: 'The site is being prepared. Try again in a few seconds.',
    broken: 'Something went wrong on our side. Try again shortly.',
    busy: 'Too many pages were requested from your connection in a short time. Try again in a minute.',
    full: 'The site is very busy right now. Try again in a few seconds.',
    again: 'Try again',
  },
  ru: {
    title: 'Страница сейчас не открывается',
    preparing: 'Сайт готовится к работе. Попробуйте ещё раз через несколько секунд.',
    broken: 'Произошла ошибка на нашей стороне. Попробуйте чуть позже.',
    busy: 'С вашего подключения за короткое время запрошено слишком много страниц. Попробуйте через минуту.',
    full: 'Сайт сейчас сильно загружен. Попробуйте ещё раз через несколько секунд.',
    again: 'Попробовать ещё раз',
  },
  ar: {
    title: 'لا يمكن فتح الصفحة الآن',
    preparing: 'يجري تجهيز الموقع. أعد المحاولة بعد ثوانٍ.',
    broken: 'حدث خطأ من جهتنا. حاول بعد قليل.',
    busy: 'طُلب عدد كبير من الصفحات من اتصالك في وقت قصير. أعد المحاولة بعد دقيقة.',
    full: 'الموقع مزدحم جدًا الآن. أعد المحاولة بعد ثوانٍ.',
    again: 'أعد المحاولة',
  },
};
