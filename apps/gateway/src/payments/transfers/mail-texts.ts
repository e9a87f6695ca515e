import type { Language } from '@sigorta/i18n/language';

type Phase = Record<'subject' | 'greeting' | 'lead' | 'note', string>;

interface TransferMailTexts {
  amount: string;
  reference: string;
  iban: string;
  holder: string;
  bank: string;
  until: string;
  page: string;
  waiting: Phase;
  received: Phase;
  expired: Phase;
}

/** `{{amount}}`, `{{reference}}`, `{{until}}` are filled in; everything is escaped where it is written. */
export const transferMailTexts: Record<Language, TransferMailTexts> = {
  tr: {
    amount: 'Tutar',
    reference: 'Açıklamaya yazın',
    iban: 'IBAN',
    holder: 'Alıcı',
    bank: 'Banka',
    until: 'Hesaba son ulaşma',
    page: 'Ödemenizin sayfasını açın',
    waiting: {
      subject: 'Havalenizi bekliyoruz: {{amount}}, {{reference}}',
      greeting: 'Havalenizi bekliyoruz.',
      lead: 'Tutarı aşağıdaki hesaba gönderin ve açıklamaya yalnızca referansı yazın. Havaleniz {{until}} zamanına kadar hesabımızda olmalı.',
      note: 'Tutarı tam gönderin; eksik ya da fazla gelirse bir çalışanımız sizi arar. Havale hesabımıza ulaşınca size yazarız.',
    },
    received: {
      subject: 'Havaleniz ulaştı: {{amount}}',
      greeting: 'Havaleniz hesabımıza ulaştı.',
      lead: 'İşleminize devam ediyoruz; belgeleriniz hazır olunca ayrıca e-posta göndereceğiz.',
      note: 'Durumu bu sayfadan izleyebilirsiniz.',
    },
    expired: {
      subject: 'Havaleniz beklenen sürede ulaşmadı: {{reference}}',
      greeting: 'Havaleniz beklenen sürede ulaşmadı.',
      lead: 'Bu referansla artık ödeme beklemiyoruz.',
      note: 'Henüz göndermediyseniz göndermeyin. Gönderdiyseniz bizi arayın; para hesabımıza gelirse bir çalışanımız sizinle görüşür ya da parayı geri gönderir.',
    },
  },
  en: {
    amount: 'Amount',
    reference: 'Enter as the reference',
    iban: 'IBAN',
    holder: 'Account holder',
    bank: 'Bank',
    until: 'Must arrive by',
    page: 'Open the page of your payment',
    waiting: {
      subject: 'We are waiting for your transfer: {{amount}}, {{reference}}',
      greeting: 'We are waiting for your transfer.',
      lead: 'Send the amount to the account below and enter only the reference as the description. It has to be in our account by {{until}}.',
      note: 'Send the exact amount; if more or less arrives, one of us will call you. We will write to you when the transfer has arrived.',
    },
    received: {
      subject: 'Your transfer has arrived: {{amount}}',
      greeting: 'Your transfer has arrived.',
      lead: 'We are carrying on with your order and will e-mail you again when your documents are ready.',
      note: 'You can follow it on this page.',
    },
    expired: {
      subject: 'Your transfer didn’t arrive in time: {{reference}}',
      greeting: 'Your transfer didn’t arrive in time.',
      lead: 'We no longer expect a payment under this reference.',
      note: 'If you haven’t sent it yet, please don’t. If you have, call us; if the money reaches our account, one of us will talk to you or send it back.',
    },
  },
  ru: {
    amount: 'Сумма',
    reference: 'В назначении платежа',
    iban: 'IBAN',
    holder: 'Получатель',
    bank: 'Банк',
    until: 'Должен поступить до',
    page: 'Открыть страницу платежа',
    waiting: {
      subject: 'Ждём ваш перевод: {{amount}}, {{reference}}',
      greeting: 'Мы ждём ваш перевод.',
      lead: 'Отправьте сумму на счёт ниже и укажите в назначении платежа только номер перевода. Деньги должны быть на нашем счёте до {{until}}.',
      note: 'Отправьте точную сумму: если придёт больше или меньше, мы вам позвоним. Когда перевод поступит, мы напишем.',
    },
    received: {
      subject: 'Ваш перевод поступил: {{amount}}',
      greeting: 'Ваш перевод поступил.',
      lead: 'Продолжаем оформление; когда документы будут готовы, пришлём ещё одно письмо.',
      note: 'За ходом можно следить на этой странице.',
    },
    expired: {
      subject: 'Перевод не поступил в срок: {{reference}}',
      greeting: 'Ваш перевод не поступил в срок.',
      lead: 'Мы больше не ждём платежа с этим номером.',
      note: 'Если вы ещё не отправили деньги, не отправляйте их. Если отправили, позвоните нам: когда деньги придут, мы свяжемся с вами или вернём их.',
    },
  },
  ar: {
    amount: 'المبلغ',
    reference: 'اكتبه في وصف الحوالة',
    iban: 'رقم IBAN',
    holder: 'المستفيد',
    bank: 'البنك',
    until: 'آخر موعد للوصول',
    page: 'افتح صفحة الدفعة',
    waiting: {
      subject: 'ننتظر حوالتك: {{amount}}، {{reference}}',
      greeting: 'ننتظر حوالتك.',
      lead: 'أرسل المبلغ إلى الحساب أدناه واكتب الرمز المرجعي وحده في وصف الحوالة. يجب أن تصل إلى حسابنا قبل {{until}}.',
      note: 'أرسل المبلغ كاملًا كما هو؛ فإن وصل أقل أو أكثر اتصل بك أحد موظفينا. سنكتب إليك حين تصل الحوالة.',
    },
    received: {
      subject: 'وصلت حوالتك: {{amount}}',
      greeting: 'وصلت حوالتك إلى حسابنا.',
      lead: 'نتابع معاملتك، وسنرسل إليك رسالة أخرى حين تجهز المستندات.',
      note: 'يمكنك متابعة الحالة على هذه الصفحة.',
    },
    expired: {
      subject: 'لم تصل حوالتك خلال المهلة: {{reference}}',
      greeting: 'لم تصل حوالتك خلال المهلة.',
      lead: 'لم نعد ننتظر دفعة بهذا الرمز المرجعي.',
      note: 'إن لم ترسلها بعد فلا ترسلها. وإن أرسلتها فاتصل بنا؛ فإذا وصل المال إلى حسابنا تواصل معك أحد موظفينا أو أعاده إليك.',
    },
  },
};
