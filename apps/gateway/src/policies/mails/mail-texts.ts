import type { Language } from '@sigorta/i18n/language';

interface PolicyMailTexts {
  subject: string;
  greeting: string;
  lead: string;
  policyNo: string;
  insurer: string;
  insured: string;
  start: string;
  end: string;
  paid: string;
  attached: string;
  page: string;
  pageNote: string;
  sms: string;
  /** to an address that nobody is known to read yet */
  bare: { subject: string; lead: string; stranger: string };
}

/** `{{product}}`, `{{policyNo}}`, `{{brand}}`, `{{files}}` are filled in; everything is escaped where it is written. */
export const policyMailTexts: Record<Language, PolicyMailTexts> = {
  tr: {
    subject: 'Poliçeniz hazır: {{policyNo}}',
    greeting: 'Poliçeniz hazır.',
    lead: '{{product}} poliçenizi ve ödeme makbuzunuzu bu e-postaya ekledik.',
    policyNo: 'Poliçe no',
    insurer: 'Sigorta şirketi',
    insured: 'Sigortalılar',
    start: 'Başlangıç',
    end: 'Bitiş',
    paid: 'Ödenen toplam',
    attached: 'Ekler: {{files}}',
    page: 'Poliçe sayfanızı açın',
    pageNote: 'Belgeleri satın aldığınız cihazda bu sayfadan da indirebilirsiniz.',
    sms: '{{policyNo}} numarali policeniz hazir. Baglantisini e-postaniza gonderdik. {{brand}}',
    bare: {
      subject: 'Poliçeniz hazır: {{brand}}',
      lead: 'Poliçeniz ve makbuzunuz poliçe sayfanızda hazır. Bağlantıyı açtığınızda bu adresin sizin olduğunu anlar, belgeleri buraya da göndeririz. Başka bir cihazda önce telefonunuza bir SMS kodu gider.',
      stranger:
        'Bu e-posta size yanlışlıkla geldiyse bir şey yapmanız gerekmez: içinde kimsenin bilgisi yok.',
    },
  },
  en: {
    subject: 'Your policy is ready: {{policyNo}}',
    greeting: 'Your policy is ready.',
    lead: 'Your {{product}} policy and payment receipt are attached to this e-mail.',
    policyNo: 'Policy no.',
    insurer: 'Insurer',
    insured: 'Insured persons',
    start: 'Begins',
    end: 'Ends',
    paid: 'Total paid',
    attached: 'Attached: {{files}}',
    page: 'Open your policy page',
    pageNote: 'On the device you bought with, you can also download the documents there.',
    sms: 'Your policy {{policyNo}} is ready. We sent a link to it to your e-mail. {{brand}}',
    bare: {
      subject: 'Your policy is ready: {{brand}}',
      lead: 'Your policy and receipt are on your page. Opening the link tells us that this address is yours, and we’ll then send the documents here too. On another device we first send an SMS code to your phone.',
      stranger: 'If this e-mail reached you by mistake, there’s nothing to do: it contains no one’s details.',
    },
  },
  ru: {
    subject: 'Ваш полис готов: {{policyNo}}',
    greeting: 'Ваш полис готов.',
    lead: 'Полис «{{product}}» и квитанция об оплате приложены к этому письму.',
    policyNo: 'Номер полиса',
    insurer: 'Страховщик',
    insured: 'Застрахованные',
    start: 'Начало',
    end: 'Окончание',
    paid: 'Всего оплачено',
    attached: 'Вложения: {{files}}',
    page: 'Открыть страницу полиса',
    pageNote: 'На устройстве, с которого вы покупали, документы можно скачать и там.',
    sms: 'Ваш полис {{policyNo}} готов. Ссылка отправлена на вашу почту. {{brand}}',
    bare: {
      subject: 'Ваш полис готов: {{brand}}',
      lead: 'Полис и квитанция ждут вас на вашей странице. Откройте ссылку, и мы будем знать, что адрес ваш, и пришлём документы сюда. На другом устройстве сначала потребуется код из SMS.',
      stranger: 'Если письмо пришло вам по ошибке, делать ничего не нужно: в нём нет ничьих данных.',
    },
  },
  ar: {
    subject: 'وثيقتك جاهزة: {{policyNo}}',
    greeting: 'وثيقتك جاهزة.',
    lead: 'أرفقنا بهذه الرسالة وثيقة «{{product}}» وإيصال الدفع.',
    policyNo: 'رقم الوثيقة',
    insurer: 'شركة التأمين',
    insured: 'المؤمَّن عليهم',
    start: 'البداية',
    end: 'النهاية',
    paid: 'مجموع المدفوع',
    attached: 'المرفقات: {{files}}',
    page: 'افتح صفحة الوثيقة',
    pageNote: 'يمكنك أيضًا تنزيل المستندات من تلك الصفحة على الجهاز الذي اشتريت منه.',
    sms: 'وثيقتك {{policyNo}} جاهزة. أرسلنا رابطها إلى بريدك. {{brand}}',
    bare: {
      subject: 'وثيقتك جاهزة: {{brand}}',
      lead: 'وثيقتك وإيصالك في صفحتك. حين تفتح الرابط نعرف أن هذا العنوان لك ونرسل المستندات إليه أيضًا. وإن فتحته على جهاز آخر أرسلنا أولًا رمزًا إلى هاتفك.',
      stranger: 'إن وصلتك هذه الرسالة خطأً فلا داعي لأي إجراء: لا تحوي بيانات أحد.',
    },
  },
};
