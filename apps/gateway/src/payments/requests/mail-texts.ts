import type { Language } from '@sigorta/i18n/language';

interface PaymentMailTexts {
  amount: string;
  subject: string;
  paidAt: string;
  receipt: Record<'subject' | 'greeting' | 'lead' | 'page' | 'note', string>;
  link: Record<'subject' | 'greeting' | 'lead' | 'until' | 'page' | 'note' | 'sms', string>;
}

/** `{{amount}}`, `{{brand}}`, `{{url}}` are filled in; everything is escaped where it is written. */
export const paymentMailTexts: Record<Language, PaymentMailTexts> = {
  tr: {
    amount: 'Ödenen tutar',
    subject: 'Konu',
    paidAt: 'Ödeme zamanı',
    receipt: {
      subject: 'Ödemenizi aldık: {{amount}}',
      greeting: 'Ödemenizi aldık.',
      lead: 'Makbuzunuzu bu e-postaya ekledik.',
      page: 'Ödemenizin sayfasını açın',
      note: 'Ek: {{file}}. Makbuzu ödediğiniz cihazda bu sayfadan da indirebilirsiniz.',
    },
    link: {
      subject: '{{brand}}: ödeme bağlantınız',
      greeting: 'Merhaba,',
      lead: '{{brand}} sizin için bir ödeme hazırladı. Tutarı ve konusunu, telefonunuzun son 4 rakamını ya da doğum yılınızı yazınca görürsünüz.',
      until: 'Son ödeme zamanı',
      page: 'Ödeme sayfasını açın',
      note: 'Böyle bir ödeme beklemiyorsanız bağlantıyı açmayın, bizi arayın. Kart bilgilerinizi e-posta ya da telefonla istemeyiz.',
      sms: '{{brand}} odeme baglantiniz: {{url}} Kart bilginizi telefonda istemeyiz.',
    },
  },
  en: {
    amount: 'Amount paid',
    subject: 'Payment for',
    paidAt: 'Paid on',
    receipt: {
      subject: 'We have received your payment: {{amount}}',
      greeting: 'We’ve received your payment.',
      lead: 'Your receipt is attached to this e-mail.',
      page: 'Open the page of your payment',
      note: 'Attached: {{file}} (receipt). On the device you paid with, you can also download it from that page.',
    },
    link: {
      subject: '{{brand}}: your payment link',
      greeting: 'Hello,',
      lead: '{{brand}} has prepared a payment for you. You will see the amount and what it is for after entering the last 4 digits of your phone number or your birth year.',
      until: 'Pay by',
      page: 'Open the payment page',
      note: 'If you aren’t expecting such a payment, don’t open the link; call us. We never ask for card details by e-mail or phone.',
      sms: 'Your {{brand}} payment link: {{url}} We never ask for card details by phone.',
    },
  },
  ru: {
    amount: 'Сумма',
    subject: 'Назначение',
    paidAt: 'Время платежа',
    receipt: {
      subject: 'Мы получили ваш платёж: {{amount}}',
      greeting: 'Мы получили ваш платёж.',
      lead: 'Квитанция приложена к этому письму.',
      page: 'Открыть страницу платежа',
      note: 'Вложение: {{file}} (квитанция). На устройстве, с которого вы платили, её можно скачать и на этой странице.',
    },
    link: {
      subject: '{{brand}}: ссылка на оплату',
      greeting: 'Здравствуйте.',
      lead: '{{brand}}: для вас подготовлен платёж. Сумму и назначение вы увидите, когда введёте последние 4 цифры телефона или год рождения.',
      until: 'Оплатить до',
      page: 'Открыть страницу оплаты',
      note: 'Если вы не ждёте такого платежа, не открывайте ссылку и позвоните нам. Мы не спрашиваем данные карты по почте или телефону.',
      sms: '{{brand}}, ссылка на оплату: {{url}} Мы не спрашиваем данные карты по телефону.',
    },
  },
  ar: {
    amount: 'المبلغ المدفوع',
    subject: 'الغرض',
    paidAt: 'وقت الدفع',
    receipt: {
      subject: 'وصلتنا دفعتك: {{amount}}',
      greeting: 'وصلتنا دفعتك.',
      lead: 'أرفقنا الإيصال بهذه الرسالة.',
      page: 'افتح صفحة الدفعة',
      note: 'المرفق: {{file}} (الإيصال). يمكنك تنزيله أيضًا من تلك الصفحة على الجهاز الذي دفعت منه.',
    },
    link: {
      subject: '{{brand}}: رابط الدفع',
      greeting: 'مرحبًا،',
      lead: 'أعدّ {{brand}} دفعة لك. يظهر المبلغ والغرض بعد أن تكتب آخر 4 أرقام من هاتفك أو سنة ميلادك.',
      until: 'آخر موعد للدفع',
      page: 'افتح صفحة الدفع',
      note: 'إن لم تكن تنتظر دفعة كهذه فلا تفتح الرابط واتصل بنا. لا نطلب بيانات البطاقة بالبريد أو الهاتف أبدًا.',
      sms: 'رابط الدفع من {{brand}}: {{url}} لا نطلب بيانات البطاقة بالهاتف.',
    },
  },
};
