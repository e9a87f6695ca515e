import type { LegalText } from '../../document.ts';

/** Health data is a special category and is consented to by itself (law 6698 art. 6). */
export const tr: LegalText = {
  title: 'Sağlık verisi için açık rıza',
  articles: [
    {
      heading: 'Neye rıza veriyorsunuz',
      paragraphs: [
        '{{companyName}} tarafından, başvuruda yazdığınız boy, kilo, hamilelik, planlanan ameliyat ve benzeri sağlık bilgilerinizin yalnızca teklif hazırlamak, poliçe düzenlemek ve poliçenin hizmetini vermek için işlenmesine.',
        'Bu bilgilerin yalnızca teklif istenen sigorta şirketlerine ve poliçenin tedavi giderlerini yürüten sağlık ve asistans kuruluşlarına, işleri için gereken kadar aktarılmasına.',
      ],
    },
    {
      heading: 'Bilgileriniz nasıl korunur',
      paragraphs: [
        'Sağlık bilgileriniz özel nitelikli kişisel veridir. Şifrelenmiş olarak saklanır, kampanya için kullanılmaz, tarayıcınızdaki taslağa yazılmaz ve işi gereği görmesi gerekmeyen kimseye açılmaz.',
        'Başka birini de sigortalatıyorsanız, onun sağlık bilgilerini rızasıyla yazdığınızı; 18 yaşından küçükse velisi ya da vasisi olduğunuzu bildirirsiniz.',
      ],
    },
    {
      heading: 'Rızanızı geri alma',
      paragraphs: [
        'Bu rıza öteki onaylardan ayrıdır. Vermek zorunda değilsiniz; ancak sağlık bilgisi olmadan bu ürün için teklif hazırlanamaz.',
        'Rızanızı dilediğiniz zaman, gerekçe göstermeden {{privacyEmail}} adresine yazarak geri alabilirsiniz. Geri alma, o ana kadar yapılanları etkilemez; yürürlükteki poliçe için yasanın zorunlu kıldığı işlemler sürer.',
      ],
    },
  ],
};
