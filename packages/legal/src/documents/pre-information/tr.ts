import type { LegalText } from '../../document.ts';

/** Pre-information for distance contracts on financial services: RG 31/1/2015-29253, law 6502 art. 49; deadlines spec §9. */
export const tr: LegalText = {
  title: 'Ön bilgilendirme formu',
  articles: [
    {
      heading: 'Aracı ve sigorta şirketi',
      paragraphs: [
        'Aracı: {{companyName}}[[, {{companyAddress}}]][[, telefon {{companyPhone}}]][[, e-posta {{companyEmail}}]][[, KEP {{companyKep}}]][[, MERSİS {{companyMersis}}]][[, levha no {{companyRegisterNo}}]].',
        'Sigorta şirketi: {{insurerName}}. Aracı, poliçeyi bu şirket adına sunar.',
      ],
    },
    {
      heading: 'Teklif',
      paragraphs: [
        'Ürün: {{productName}}, plan: {{planName}}, teklif no: {{offerNumber}}. Sigortalılar: {{insuredNames}}. Bölge: {{region}}. Süre: {{coverPeriod}}.',
        'Başlıca teminatlar: {{coverages}}. Muafiyet: {{deductible}}. Bütün teminatlar ve teminat dışı hâller teklif ayrıntılarında ve özel şartlardadır.',
      ],
    },
    {
      heading: 'Fiyat ve ödeme',
      paragraphs: [
        'Vergiler dâhil toplam: {{totalPrice}}. Ödeme: {{paymentPlan}}. Taksitte vade farkı toplamın içindedir.',
        'Ürünün fiyatı döviz ise döviz tutarı {{currencyPrice}}; Türk lirası karşılığı Merkez Bankası kuruyla hesaplanmıştır: {{exchangeRate}}. Ödeme Türk lirasıyla alınır. Onayladığınız tutar sonradan değişmez; fiyat değişirse yeniden sorulur.',
        'Kredi kartı ya da havale ile ödenebilir. Bu fiyat {{validUntil}} zamanına kadar geçerlidir. Bankanızın kendi iletişim ve kart ücretleri dışında ek bedel alınmaz.',
      ],
    },
    {
      heading: 'Sözleşmenin kurulması ve teslim',
      paragraphs: [
        'Bu formu ve mesafeli satış sözleşmesini elektronik ortamda onaylamanızdan sonra ödeme yapıldığında sözleşme kurulur. Ödeme yapılmadan teminat başlamaz.',
        'Poliçe PDF olarak ekranınızda açılır ve {{buyerEmail}} adresine gönderilir.',
      ],
    },
    {
      heading: 'Cayma hakkı',
      paragraphs: [
        'Tüketiciyseniz cayma süreniz, sözleşmenin kurulduğu günden başlayarak 14 gündür; cayma için ceza alınmaz. Bu üründe caymanın ve iptalin sonucu şudur: {{endingRule}} Poliçe sayfanızdaki cayma bağlantısı ya da {{companyEmail}} adresine bir ileti yeterlidir.',
        'Aracı, bildiriminizi 10 gün içinde sigorta şirketine iletir. Şirket iade edilecek tutarı, bildirimin kendisine ulaşmasından başlayarak 14 gün içinde, ödemenin yapıldığı yolla iade eder. Size bu hak usulünce bildirilmemişse cayma süresi, olağan sürenin bitiminden en geç bir yıl sonra sona erer.',
        'Teminat sizin isteğinizle bütünüyle kullanılmışsa ya da mevzuat ayrık tutmuşsa cayma hakkı bulunmayabilir; bu ürün için yukarıda yazan saklıdır.',
      ],
    },
    {
      heading: 'Başvuru ve uyuşmazlık',
      paragraphs: [
        'Şikâyetinizi {{companyEmail}} adresine ya da sigorta şirketine iletebilir; Sigorta Tahkim Komisyonu’na, parasal sınırlar içinde tüketici hakem heyetine, üzerinde tüketici mahkemesine başvurabilirsiniz.',
        'Sözleşmenin dili Türkçedir. Bu formdaki bilgiler, teklifin geçerli olduğu süre boyunca bağlayıcıdır.',
      ],
    },
  ],
};
