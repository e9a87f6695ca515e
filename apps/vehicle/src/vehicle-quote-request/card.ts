import type { Product } from '@sigorta/product-kit/product';

export const card: Product['card'] = {
  name: {
    tr: 'Trafik ve Kasko Teklif Talebi',
    en: 'Third-Party and Kasko Quote Request',
    ru: 'Заявка на ОСАГО и каско',
    ar: 'طلب عرض للتأمين الإلزامي والكاسكو',
  },
  menu: { tr: 'Teklif talebi', en: 'Quote request', ru: 'Заявка на расчёт', ar: 'طلب عرض' },
  text: {
    tr: 'Ruhsat bilgilerinizi bırakın, trafik ve kasko için biz sizi arayalım.',
    en: 'Leave your vehicle’s details and we’ll call you with prices.',
    ru: 'Оставьте данные машины, и мы позвоним вам с ценами.',
    ar: 'اترك بيانات مركبتك ونحن نتصل بك بالأسعار.',
  },
  title: {
    tr: 'Trafik ve kasko için teklif talebi bırakın',
    en: 'Request a third-party or kasko quote by phone',
    ru: 'Заявка на расчёт ОСАГО и каско по телефону',
    ar: 'اطلب عرضًا للتأمين الإلزامي أو الكاسكو هاتفيًا',
  },
  description: {
    tr: 'Plaka, ruhsat ve mesleğinizi yazın; trafik sigortası ve kasko teklifleriniz için sizi arayalım. Talep ücretsizdir, kart istenmez.',
    en: 'Enter your plate, certificate number and occupation and we’ll call you about third-party and comprehensive cover. It’s free and needs no card.',
    ru: 'Укажите номер, свидетельство и профессию, и мы позвоним вам по поводу ОСАГО и каско. Заявка бесплатна, карта не нужна.',
    ar: 'اكتب رقم اللوحة والرخصة والمهنة، وسنتصل بك بشأن التأمين الإلزامي والكاسكو. الطلب مجاني ولا يحتاج إلى بطاقة.',
  },
};
