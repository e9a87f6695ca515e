import type { Language } from '@sigorta/i18n/language';

interface BareTexts {
  /** where the rest stands: on a page that asks for a code to the buyer's phone, or that only the device which paid may read */
  details: Record<'byPhone' | 'byDevice', string>;
  /** the receipt of a payment is ready */
  receipt: string;
  /** who got it by a slip of the finger */
  stranger: string;
}

/** Sentences of a letter that holds nothing of anybody. */
export const bareTexts: Record<Language, BareTexts> = {
  tr: {
    details: {
      byPhone: 'Ayrıntılar sayfanızda. Başka bir cihazda önce telefonunuza bir SMS kodu gider.',
      byDevice: 'Ayrıntılar sayfanızda; bağlantıyı ödeme yaptığınız cihazda açın.',
    },
    receipt:
      'Makbuzunuz sayfanızda. Bağlantıyı ödeme yaptığınız cihazda açtığınızda bu adresin sizin olduğunu anlar, makbuzu buraya da göndeririz.',
    stranger: 'Bu e-posta size yanlışlıkla geldiyse bir şey yapmanız gerekmez: içinde kimsenin bilgisi yok.',
  },
  en: {
    details: {
      byPhone: 'The details are on your page. On another device we first send an SMS code to your phone.',
      byDevice: 'The details are on your page; open the link on the device you paid with.',
    },
    receipt:
      'Your receipt is on your page. When you open the link on the device you paid with, we know that this address is yours and send the receipt here too.',
    stranger: 'If this e-mail reached you by mistake, there’s nothing to do: it tells nothing about anyone.',
  },
  ru: {
    details: {
      byPhone: 'Подробности ждут вас на вашей странице. На другом устройстве сначала потребуется код из СМС.',
      byDevice: 'Подробности ждут вас на вашей странице; откройте ссылку на устройстве, с которого платили.',
    },
    receipt:
      'Квитанция ждёт вас на вашей странице. Откройте ссылку на устройстве, с которого платили: так мы узнаем, что адрес ваш, и пришлём квитанцию и сюда.',
    stranger: 'Если письмо пришло вам по ошибке, делать ничего не нужно: в нём нет ничьих данных.',
  },
  ar: {
    details: {
      byPhone: 'التفاصيل في صفحتك. وإن فتحتها على جهاز آخر أرسلنا أولًا رمزًا إلى هاتفك.',
      byDevice: 'التفاصيل في صفحتك، فافتح الرابط على الجهاز الذي دفعت منه.',
    },
    receipt:
      'إيصالك في صفحتك. حين تفتح الرابط على الجهاز الذي دفعت منه نعرف أن هذا العنوان لك ونرسل الإيصال إليه أيضًا.',
    stranger: 'إن وصلتك هذه الرسالة خطأً فلا داعي لأي إجراء: لا تحوي بيانات أحد.',
  },
};
