/** What a product's rule says about ending a policy; `ending-sentences.ts` chooses. `page`: the link's own words. */
export const tr = {
  withdraw: 'Satın aldığınız günden başlayarak 14 gün içinde gerekçe göstermeden cayabilirsiniz.',
  'withdraw.before':
    'Güvence başlamadan önce, satın aldığınız günden başlayarak 14 gün içinde gerekçe göstermeden cayabilirsiniz.',
  business: 'Bu sigorta işletmeler içindir; 14 günlük cayma hakkı yalnızca tüketicilere tanınır.',
  before: 'Güvence başlamadan önce iptal ederseniz ödediğinizin tamamı geri gelir.',
  'before.free':
    'Güvence başlamadan önce gerekçe göstermeden iptal edebilirsiniz; ödediğinizin tamamı geri gelir.',
  'begun.days-days':
    'Güvence başladıysa yalnızca kullanmadığınız günlerin bedeli geri gelir; başlamış gün kullanılmış sayılır.',
  'begun.whole-days':
    'Bu 14 gün içinde güvence başlamış olsa da ödediğinizin tamamı geri gelir; sonrasında yalnızca kullanmadığınız günlerin bedeli.',
  'begun.nothing-nothing': 'Güvence başladıktan sonra poliçe iptal edilemez ve iade yapılmaz.',
  'reasons.after-withdrawal':
    '14 günden sonra iptal için, iptal sayfasında sayılan nedenlerden biri gerekir.',
  'reasons.begun':
    'Güvence başladıysa ya da 14 gün geçtiyse iptal için, iptal sayfasında sayılan nedenlerden biri gerekir.',
  insurer: 'Kesin tutarı sigorta şirketi bildirir.',
  how: 'İptali poliçe sayfanızdaki “Cayma ve iptal” bağlantısından isteyin.',
};
