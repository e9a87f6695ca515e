import type { Language } from '@sigorta/i18n/language';

export const cancellationPhases = ['asked', 'refused', 'closed'] as const;
export type CancellationPhase = (typeof cancellationPhases)[number];
type Phase = Record<CancellationPhase, string>;

interface CancellationTexts {
  subject: Phase;
  greeting: Phase;
  lead: Phase;
  next: Phase;
  product: string;
  insurer: string;
  policyNo: string;
  asked: string;
  passOnBy: string;
  expected: string;
  page: string;
}

/** `{{product}}` and `{{insurer}}` are filled in; everything is escaped where it is written. */
export const cancellationTexts: Record<Language, CancellationTexts> = {
  tr: {
    subject: {
      asked: 'İptal bildiriminizi aldık: {{product}}',
      refused: 'Poliçeniz iptal edilmedi: {{product}}',
      closed: 'Poliçeniz iptal edildi: {{product}}',
    },
    greeting: {
      asked: 'İptal bildiriminizi aldık.',
      refused: 'Poliçeniz iptal edilmedi.',
      closed: 'Poliçeniz iptal edildi.',
    },
    lead: {
      asked:
        'Bildiriminizi {{insurer}} şirketine iletiyoruz. Şirket yanıt verince sonucu size yazarız; o zamana kadar poliçeniz geçerlidir.',
      refused:
        '{{insurer}} iptali kabul etmedi. Poliçeniz geçerliliğini koruyor ve hesabınıza iade yapılmıyor.',
      closed: '{{insurer}} iptali kabul etti. Geri ödenecek bir tutar kalmadığını bildirdi.',
    },
    next: {
      asked: 'Sizin bir şey yapmanız gerekmiyor. Durumu bu sayfadan izleyebilirsiniz.',
      refused: 'Nedeni ve yapabilecekleriniz bu sayfada yazıyor.',
      closed: 'Hesapta bir yanlışlık olduğunu düşünüyorsanız bizi arayın.',
    },
    product: 'Sigorta',
    insurer: 'Sigorta şirketi',
    policyNo: 'Poliçe no',
    asked: 'Bildirim zamanı',
    passOnBy: 'Şirkete son iletim günü',
    expected: 'Hesaplanan iade',
    page: 'İptalin durumunu açın',
  },
  en: {
    subject: {
      asked: 'We have your cancellation notice: {{product}}',
      refused: 'Your policy wasn’t cancelled: {{product}}',
      closed: 'Your policy is cancelled: {{product}}',
    },
    greeting: {
      asked: 'We have your cancellation notice.',
      refused: 'Your policy wasn’t cancelled.',
      closed: 'Your policy is cancelled.',
    },
    lead: {
      asked:
        'We are passing your notice on to {{insurer}} and will write to you when it answers; your policy stays valid until then.',
      refused: '{{insurer}} didn’t accept the cancellation. Your policy stays valid and nothing is refunded.',
      closed: '{{insurer}} accepted the cancellation and told us that nothing is left to pay back.',
    },
    next: {
      asked: 'You don’t need to do anything. You can follow it on this page.',
      refused: 'This page tells you the reason and what you can do.',
      closed: 'If you think the calculation is wrong, please call us.',
    },
    product: 'Insurance',
    insurer: 'Insurer',
    policyNo: 'Policy no.',
    asked: 'Notice given',
    passOnBy: 'With the insurer by',
    expected: 'Calculated refund',
    page: 'See the cancellation',
  },
  ru: {
    subject: {
      asked: 'Мы получили заявление об отмене: {{product}}',
      refused: 'Полис не отменён: {{product}}',
      closed: 'Полис отменён: {{product}}',
    },
    greeting: {
      asked: 'Мы получили ваше заявление об отмене.',
      refused: 'Ваш полис не отменён.',
      closed: 'Ваш полис отменён.',
    },
    lead: {
      asked:
        'Передаём заявление страховщику {{insurer}} и напишем вам, когда он ответит. До этого полис действует.',
      refused:
        'Страховщик {{insurer}} не согласился отменить полис. Полис продолжает действовать, возврата не будет.',
      closed: 'Страховщик {{insurer}} отменил полис и сообщил, что возвращать уже нечего.',
    },
    next: {
      asked: 'Вам ничего не нужно делать. За отменой можно следить на этой странице.',
      refused: 'Причина и ваши дальнейшие шаги — на этой странице.',
      closed: 'Если вам кажется, что в расчёте ошибка, позвоните нам.',
    },
    product: 'Страховка',
    insurer: 'Страховщик',
    policyNo: 'Номер полиса',
    asked: 'Заявление подано',
    passOnBy: 'Передадим страховщику до',
    expected: 'Расчётная сумма возврата',
    page: 'Открыть страницу отмены',
  },
  ar: {
    subject: {
      asked: 'استلمنا إشعار الإلغاء: {{product}}',
      refused: 'لم تُلغَ وثيقتك: {{product}}',
      closed: 'أُلغيت وثيقتك: {{product}}',
    },
    greeting: {
      asked: 'استلمنا إشعار الإلغاء.',
      refused: 'لم تُلغَ وثيقتك.',
      closed: 'أُلغيت وثيقتك.',
    },
    lead: {
      asked: 'نبلّغ شركة {{insurer}} بإشعارك ونكتب إليك حين تجيب، وتبقى وثيقتك سارية حتى ذلك الحين.',
      refused: 'لم تقبل شركة {{insurer}} الإلغاء. تبقى وثيقتك سارية ولا يُعاد أي مبلغ.',
      closed: 'قبلت شركة {{insurer}} الإلغاء وأفادت بأنه لم يبق مبلغ يُعاد.',
    },
    next: {
      asked: 'لا يلزمك فعل شيء. يمكنك متابعة الإلغاء على هذه الصفحة.',
      refused: 'تجد السبب وما يمكنك فعله على هذه الصفحة.',
      closed: 'إن رأيت خطأ في الحساب فاتصل بنا.',
    },
    product: 'التأمين',
    insurer: 'شركة التأمين',
    policyNo: 'رقم الوثيقة',
    asked: 'وقت الإشعار',
    passOnBy: 'يصل إلى الشركة حتى',
    expected: 'مبلغ الإعادة المحسوب',
    page: 'افتح صفحة الإلغاء',
  },
};
