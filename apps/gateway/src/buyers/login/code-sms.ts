import type { Language } from '@sigorta/i18n/language';
import type { CodePurpose } from './issue-code.ts';

/** The code stands first, where a phone's notification shows it. Turkish goes without its own letters, as banks do. */
export const codeSms: Record<CodePurpose, Record<Language, string>> = {
  login: {
    tr: '{{code}} {{brand}} giris kodunuz. 3 dakika gecerlidir. Kimseyle paylasmayin; sizi arayip sormayiz.',
    en: '{{code}} is your {{brand}} sign-in code. It is valid for 3 minutes. Do not share it with anyone; we never call to ask for it.',
    ru: '{{code}} — ваш код для входа в {{brand}}. Действует 3 минуты. Никому его не сообщайте: мы не звоним и не спрашиваем код.',
    ar: '{{code}} هو رمز دخولك إلى {{brand}}. صالح لمدة 3 دقائق. لا تشاركه مع أحد، فنحن لا نتصل لطلبه.',
  },
  deletion: {
    tr: '{{code}} {{brand}} veri silme kodunuz. Yazarsaniz verileriniz silinir. Siz istemediyseniz kodu kimseyle paylasmayin.',
    en: '{{code}} is your {{brand}} code for deleting your data. Entering it deletes your data. If you did not ask for this, do not share it with anyone.',
    ru: '{{code}} — код {{brand}} для удаления ваших данных. После ввода они будут удалены. Если вы этого не просили, никому его не сообщайте.',
    ar: '{{code}} هو رمز {{brand}} لحذف بياناتك. إدخاله يحذفها. إذا لم تطلب ذلك فلا تشاركه مع أحد.',
  },
};
