import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Erasmus (Öğrenci - Çalışan)',
    en: 'Erasmus (Student – Employee)',
    ru: 'Эразмус: учёба и стажировка',
    ar: 'إيراسموس: دراسة وتدريب',
  },
  menu: { tr: 'Erasmus', en: 'Erasmus', ru: 'Эразмус', ar: 'إيراسموس' },
  text: {
    tr: 'Üniversitenizin ve konsolosluğun istediği sigorta, dönemin tamamı için.',
    en: 'The insurance your university and consulate ask for, for the whole term.',
    ru: 'Страховка, которую просят вуз и консульство, на весь срок обмена.',
    ar: 'التأمين الذي تطلبه جامعتك والقنصلية، لكامل مدة الإقامة.',
  },
  title: {
    tr: 'Erasmus sigortası: öğrenim ve staj teklifleri',
    en: 'Erasmus insurance for study and traineeships',
    ru: 'Страховка Эразмус для учёбы и стажировки',
    ar: 'تأمين إيراسموس للدراسة والتدريب',
  },
  description: {
    tr: 'Erasmus öğrenimi ya da stajı için sağlık, sorumluluk ve kaza teminatlı teklifleri karşılaştırın, poliçenizi PDF olarak indirin.',
    en: 'Compare health, liability and accident cover for Erasmus study or traineeships, buy online and download the policy as a PDF.',
    ru: 'Сравните полисы для учёбы или стажировки Эразмус: здоровье, ответственность, несчастный случай. Оплата онлайн, полис в PDF.',
    ar: 'قارن عروض الصحة والمسؤولية والحوادث للدراسة أو التدريب ضمن إيراسموس، واشترِ عبر الإنترنت ونزّل الوثيقة بصيغة PDF.',
  },
};
