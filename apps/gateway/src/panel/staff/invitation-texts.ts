import type { Language } from '@sigorta/i18n/language';

type Key = 'subject' | 'greeting' | 'lead' | 'partner' | 'until' | 'page' | 'note';

/** `{{brand}}`, `{{name}}` are filled in; everything is escaped where it is written. */
export const invitationTexts: Record<Language, Record<Key, string>> = {
  tr: {
    subject: '{{brand}} paneline davet edildiniz',
    greeting: 'Merhaba {{name}},',
    lead: '{{brand}} paneline davet edildiniz. Bağlantıyla parolanızı belirleyin ve telefonunuzda doğrulama uygulamasını kurun.',
    partner: 'İş ortağı',
    until: 'Davetin son geçerlilik zamanı',
    page: 'Daveti kabul edin',
    note: 'Bağlantı yalnızca bir kez kullanılır; kimseyle paylaşmayın. Böyle bir davet beklemiyorsanız bu e-postayı silin.',
  },
  en: {
    subject: 'You are invited to the {{brand}} panel',
    greeting: 'Hello {{name}},',
    lead: 'You are invited to the {{brand}} panel. The link lets you set a password and connect the authenticator app on your phone.',
    partner: 'Partner',
    until: 'Invitation valid until',
    page: 'Accept the invitation',
    note: 'The link works once; don’t share it with anyone. If you weren’t expecting an invitation, delete this e-mail.',
  },
  ru: {
    subject: 'Вас пригласили в панель {{brand}}',
    greeting: 'Здравствуйте, {{name}}.',
    lead: 'Вас пригласили в панель {{brand}}. По ссылке вы зададите пароль и подключите приложение для кодов на телефоне.',
    partner: 'Партнёр',
    until: 'Приглашение действует до',
    page: 'Принять приглашение',
    note: 'Ссылка срабатывает один раз, никому её не передавайте. Если вы не ждали приглашения, удалите это письмо.',
  },
  ar: {
    subject: 'دعوة إلى لوحة {{brand}}',
    greeting: 'مرحبًا {{name}}،',
    lead: 'لقد دُعيت إلى لوحة {{brand}}. يتيح لك الرابط ضبط كلمة المرور وربط تطبيق المصادقة على هاتفك.',
    partner: 'الشريك',
    until: 'الدعوة صالحة حتى',
    page: 'اقبل الدعوة',
    note: 'يعمل الرابط مرة واحدة فقط، فلا تشاركه مع أحد. إن لم تكن تنتظر دعوة فاحذف هذه الرسالة.',
  },
};
