import type { LegalText } from '../../document.ts';

export const tr: LegalText = {
  title: 'Gizlilik politikası ve sorumluluk reddi',
  articles: [
    {
      heading: 'Bu politika',
      paragraphs: [
        'Bu metin {{website}} sitesini kullanırken bilgilerinize ne olduğunu anlatır. Kişisel verilerin işlenmesine ilişkin ayrıntılar ve haklarınız aydınlatma metnindedir.',
      ],
    },
    {
      heading: 'Cihazınızda tutulanlar',
      paragraphs: [
        'Site, çalışması için gereken çerezleri ve tarayıcı depolamasını kullanır: oturum, dil tercihi, iş ortağının görünümü, yarım kalan formunuzun taslağı ve site çok yoğunken iki dakika boyunca sıradaki yeriniz.',
        'Taslakta kimlik ve pasaport numarası, kart bilgisi ve doğrulama kodu tutulmaz. Taslağı tarayıcınızın site verilerini silerek kaldırabilirsiniz.',
        'Başka sitelerden gelen video, harita ya da yorum gibi içerikler ancak siz açınca yüklenir; o andan sonra içeriği sunan sitenin kuralları da geçerlidir.',
      ],
    },
    {
      heading: 'Ödeme ve güvenlik',
      paragraphs: [
        'Bağlantı şifrelidir. Kart bilgileriniz ödeme kuruluşuna iletilir, bizde saklanmaz. Bankanız isterse ödemeyi kendi 3-D Secure sayfasında onaylarsınız.',
        'Sizden telefonla ya da e-postayla kart numarası, CVV veya SMS kodu istemeyiz.',
      ],
    },
    {
      heading: 'Bilgilerin doğruluğu',
      paragraphs: [
        'Teklifler, yazdığınız bilgilere göre sigorta şirketlerinden alınır. Eksik ya da yanlış bilgi fiyatı ve ödenecek tazminatı değiştirebilir.',
        'Karşılaştırma ekranı bir özettir; teminatın kapsamını poliçe, genel şartlar ve özel şartlar belirler. Aralarında fark varsa poliçe esas alınır.',
      ],
    },
    {
      heading: 'Sorumluluğun sınırı',
      paragraphs: [
        'Hasar ödemesi kararı sigorta şirketinindir. Bağlantı verdiğimiz başka sitelerin içeriğinden sorumlu değiliz. Bakım ya da elimizde olmayan bir arıza yüzünden site geçici olarak kapanabilir.',
        'Bu sınırlar, yasaların tüketiciye tanıdığı hakları azaltmaz; kastımızdan ve ağır kusurumuzdan doğan sorumluluğu kaldırmaz.',
      ],
    },
    {
      heading: 'Değişiklik ve iletişim',
      paragraphs: [
        'Metin değişirse yeni sürüm yürürlük tarihiyle burada yayımlanır. Sorularınız için: {{companyName}}, {{privacyEmail}}[[, {{companyPhone}}]].',
      ],
    },
  ],
};
