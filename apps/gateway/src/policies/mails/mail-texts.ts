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
}

/** `{{product}}`, `{{policyNo}}`, `{{brand}}` are filled in; everything is escaped where it is written. */
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
    attached: 'Ekler: police.pdf, makbuz.pdf',
    page: 'Poliçe sayfanızı açın',
    pageNote: 'Belgeleri satın aldığınız cihazda bu sayfadan da indirebilirsiniz.',
    sms: '{{policyNo}} numarali policeniz hazir. Belgeleri e-postaniza gonderdik. {{brand}}',
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
    attached: 'Attached: police.pdf (policy), makbuz.pdf (receipt)',
    page: 'Open your policy page',
    pageNote: 'On the device you bought with, you can also download the documents there.',
    sms: 'Your policy {{policyNo}} is ready. We sent the documents to your e-mail. {{brand}}',
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
    attached: 'Вложения: police.pdf (полис), makbuz.pdf (квитанция)',
    page: 'Открыть страницу полиса',
    pageNote: 'На устройстве, с которого вы покупали, документы можно скачать и там.',
    sms: 'Ваш полис {{policyNo}} готов. Документы отправлены на вашу почту. {{brand}}',
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
    attached: 'المرفقات: police.pdf (الوثيقة)، makbuz.pdf (الإيصال)',
    page: 'افتح صفحة الوثيقة',
    pageNote: 'يمكنك أيضًا تنزيل المستندات من تلك الصفحة على الجهاز الذي اشتريت منه.',
    sms: 'وثيقتك {{policyNo}} جاهزة. أرسلنا المستندات إلى بريدك. {{brand}}',
  },
};
