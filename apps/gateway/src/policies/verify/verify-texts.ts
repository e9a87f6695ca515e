import type { FitAnswer } from '@sigorta/contracts/fit';
import type { Language } from '@sigorta/i18n/language';
import type { AuthorityId } from '@sigorta/product-kit/authorities/authority';

/** `authority.<id>`: what a desk is asked for */
type AuthorityText = `authority.${AuthorityId}`;

interface VerifyTexts extends Record<AuthorityText, string>, Record<FitAnswer, string> {
  title: string;
  genuine: string;
  genuineText: string;
  cancelled: string;
  cancelledText: string;
  unknown: string;
  unknownText: string;
  policyNo: string;
  fingerprint: string;
  insurer: string;
  period: string;
  /** `{{date}}` */
  judged: string;
  privacy: string;
  home: string;
}

export const verifyTexts: Record<Language, VerifyTexts> = {
  tr: {
    title: 'Poliçe doğrulama',
    genuine: 'Bu poliçe gerçek',
    genuineText: 'Poliçe numarası ve parmak izi bizim düzenlediğimiz poliçeyle aynı.',
    cancelled: 'Bu poliçe iptal edildi',
    cancelledText:
      'Poliçe bizim düzenlediğimiz gerçek bir poliçeydi, sonra iptal edildi. Artık güvence vermez.',
    unknown: 'Bu poliçeyi doğrulayamadık',
    unknownText:
      'Bu numara ve parmak iziyle düzenlenmiş bir poliçe yok. Belgedeki adresi olduğu gibi yazdığınızdan emin olun; yine olmazsa belgeyi size verene sorun.',
    policyNo: 'Poliçe no',
    fingerprint: 'Parmak izi',
    insurer: 'Sigorta şirketi',
    period: 'Geçerlilik',
    'authority.schengen-visa': 'Schengen vizesi',
    'authority.residence-permit': 'İkamet izni',
    'authority.erasmus': 'Erasmus',
    'authority.green-card': 'Yeşil Kart',
    fits: 'Uygun',
    'does-not': 'Uygun değil',
    'not-known': 'Bilinmiyor',
    judged:
      'Uygunluk, makamların {{date}} tarihinde bilinen kurallarıyla değerlendirildi. Kararı makam verir.',
    privacy: 'Bu sayfa kişisel bilgi göstermez ve kimin baktığını kaydetmez.',
    home: 'Ana sayfa',
  },
  en: {
    title: 'Policy verification',
    genuine: 'This policy is genuine',
    genuineText: 'The policy number and the fingerprint match a policy we issued.',
    cancelled: 'This policy was cancelled',
    cancelledText:
      'It is a genuine policy that we issued, and it was cancelled later. It no longer provides any cover.',
    unknown: 'We couldn’t verify this policy',
    unknownText:
      'There is no policy with this number and fingerprint. Make sure you typed the address exactly as printed; if it still fails, ask whoever gave you the document.',
    policyNo: 'Policy no.',
    fingerprint: 'Fingerprint',
    insurer: 'Insurer',
    period: 'Valid',
    'authority.schengen-visa': 'Schengen visa',
    'authority.residence-permit': 'Residence permit',
    'authority.erasmus': 'Erasmus',
    'authority.green-card': 'Green Card',
    fits: 'Fits',
    'does-not': 'Doesn’t fit',
    'not-known': 'Not known',
    judged: 'Judged by the authorities’ rules as known on {{date}}. The decision lies with the authority.',
    privacy: 'This page shows no personal data and doesn’t record who looked.',
    home: 'Home page',
  },
  ru: {
    title: 'Проверка полиса',
    genuine: 'Полис подлинный',
    genuineText: 'Номер полиса и отпечаток совпадают с оформленным нами полисом.',
    cancelled: 'Этот полис отменён',
    cancelledText:
      'Полис подлинный, мы его оформили, но позже он был отменён. Страховая защита больше не действует.',
    unknown: 'Подтвердить полис не удалось',
    unknownText:
      'Полиса с таким номером и отпечатком нет. Проверьте, что адрес введён точно как в документе; если не поможет, обратитесь к тому, кто вам его передал.',
    policyNo: 'Номер полиса',
    fingerprint: 'Отпечаток',
    insurer: 'Страховщик',
    period: 'Срок действия',
    'authority.schengen-visa': 'Шенгенская виза',
    'authority.residence-permit': 'Вид на жительство',
    'authority.erasmus': 'Эразмус',
    'authority.green-card': 'Зелёная карта',
    fits: 'Подходит',
    'does-not': 'Не подходит',
    'not-known': 'Неизвестно',
    judged: 'Оценено по правилам ведомств, известным на {{date}}. Решение принимает ведомство.',
    privacy: 'На этой странице нет личных данных, просмотры не записываются.',
    home: 'Главная страница',
  },
  ar: {
    title: 'التحقق من الوثيقة',
    genuine: 'هذه الوثيقة صحيحة',
    genuineText: 'رقم الوثيقة وبصمتها يطابقان وثيقة أصدرناها.',
    cancelled: 'أُلغيت هذه الوثيقة',
    cancelledText: 'هذه وثيقة صحيحة أصدرناها ثم أُلغيت لاحقًا، ولم تعد توفر أي تغطية.',
    unknown: 'لم نتمكن من التحقق من هذه الوثيقة',
    unknownText:
      'لا توجد وثيقة بهذا الرقم وهذه البصمة. تأكد من كتابة العنوان كما هو في المستند، وإن لم ينجح ذلك فاسأل من أعطاك المستند.',
    policyNo: 'رقم الوثيقة',
    fingerprint: 'البصمة',
    insurer: 'شركة التأمين',
    period: 'مدة السريان',
    'authority.schengen-visa': 'تأشيرة شنغن',
    'authority.residence-permit': 'إذن الإقامة',
    'authority.erasmus': 'إيراسموس',
    'authority.green-card': 'البطاقة الخضراء',
    fits: 'مناسبة',
    'does-not': 'غير مناسبة',
    'not-known': 'غير معروف',
    judged: 'قُيِّمت وفق قواعد الجهات المعروفة في {{date}}. والقرار للجهة المختصة.',
    privacy: 'لا تعرض هذه الصفحة أي بيانات شخصية ولا تسجّل من اطّلع عليها.',
    home: 'الصفحة الرئيسية',
  },
};
