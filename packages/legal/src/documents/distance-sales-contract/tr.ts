import type { LegalText } from '../../document.ts';

/** Nine articles (spec §2); formation and voidness: spec §4; deadlines and courts: spec §9. */
export const tr: LegalText = {
  title: 'Mesafeli satış sözleşmesi',
  articles: [
    {
      heading: '1. Taraflar',
      paragraphs: [
        'Satıcı: {{insurerName}} adına aracılık eden {{companyName}}[[, {{companyAddress}}]][[, telefon {{companyPhone}}]][[, e-posta {{companyEmail}}]][[, levha no {{companyRegisterNo}}]].',
        'Alıcı: {{buyerName}}, {{buyerAddress}}, e-posta {{buyerEmail}}, telefon {{buyerPhone}}.',
      ],
    },
    {
      heading: '2. Konu',
      paragraphs: [
        'Bu sözleşme, alıcının elektronik ortamda seçtiği {{productName}} ürününün satışını ve tarafların hak ve yükümlülüklerini düzenler.',
      ],
    },
    {
      heading: '3. Ürün, ödeme ve teslim',
      paragraphs: [
        'Plan: {{planName}}. Teklif no: {{offerNumber}}. Sigortalılar: {{insuredNames}}. Bölge: {{region}}. Süre: {{coverPeriod}}. Başlıca teminatlar: {{coverages}}. Muafiyet: {{deductible}}.',
        'Vergiler dâhil toplam bedel {{totalPrice}}; ödeme {{paymentPlan}}. Döviz fiyatı {{currencyPrice}}, uygulanan kur {{exchangeRate}}. Tahsilat Türk lirasıyla, kredi kartı ya da havale ile yapılır.',
        'Poliçe elektronik belge olarak (PDF) teslim edilir: ekranda açılır ve indirilebilir. Alıcının e-posta adresine belgelere giden bağlantı gönderilir; alıcı bağlantıyı açınca belgeler o adrese de gönderilir. Basılı gönderim yapılmaz.',
      ],
    },
    {
      heading: '4. Sözleşme tarihi',
      paragraphs: [
        'Sözleşme, alıcının ön bilgilendirme formunu ve bu metni elektronik ortamda onaylamasından sonra ödemenin yapıldığı anda kurulur. Tarih: {{contractDate}}.',
      ],
    },
    {
      heading: '5. Genel hükümler',
      paragraphs: [
        'Alıcı, ürünün temel niteliklerini, toplam bedeli, ödeme şeklini ve cayma hakkını ödemeden önce okuduğunu ve elektronik ortamda onayladığını kabul eder.',
        'Teminat ancak sözleşme onaylanıp prim ödendikten sonra başlar. Bedel ödenmez ya da ödeme bankaca iptal edilirse sözleşme kurulmamış sayılır ve satıcının poliçe verme yükümlülüğü doğmaz.',
        'Kart, alıcının kusuru olmadan yetkisiz kişilerce kullanılır ve banka bu yüzden bedeli sigorta şirketine ödemezse sözleşme geçersiz olur; alıcıdan bunun için bedel istenmez.',
        'Alıcı, verdiği bilgilerin doğru olduğunu ve başkaları adına işlem yapıyorsa yetkili olduğunu beyan eder. Sigortaya genel ve özel şartlar uygulanır.',
      ],
    },
    {
      heading: '6. Fikri haklar',
      paragraphs: [
        'Sitedeki marka, yazılım, metin ve görsellerin hakları sahiplerine aittir. Bu sözleşme alıcıya, kendi poliçesine ait belgeleri kullanmak dışında bir hak vermez.',
      ],
    },
    {
      heading: '7. Cayma hakkı',
      paragraphs: [
        'Tüketici olan alıcının cayma süresi, sözleşmenin kurulduğu günden başlayarak 14 gündür; cayma için ceza alınmaz. Bu üründe caymanın ve iptalin sonucu şudur: {{endingRule}} Bildirim, poliçe sayfasındaki bağlantıdan ya da {{companyEmail}} adresine yazılarak yapılır; satın almaktan daha zor bir yol istenmez.',
        'Aracı, bildirimi 10 gün içinde sigorta şirketine iletir. Sigorta şirketi iade edilecek bedeli, bildirimin kendisine ulaşmasından başlayarak 14 gün içinde, ödemenin yapıldığı yolla iade eder.',
        'Alıcı bu hak konusunda gereği gibi bilgilendirilmemişse 14 günlük süreyle bağlı değildir; cayma süresi her hâlde olağan sürenin bitiminden bir yıl sonra sona erer.',
        'Alıcının isteğiyle bütünüyle yerine getirilmiş sözleşmelerde ve mevzuatın ayrık tuttuğu hâllerde cayma hakkı kullanılamaz; bu ürün için yukarıda yazan saklıdır.',
      ],
    },
    {
      heading: '8. Yetkili mahkeme',
      paragraphs: [
        'Tüketiciler, her yıl ilan edilen değere kadar tüketici hakem heyetlerine, üzerindeki uyuşmazlıklarda tüketici mahkemelerine, kendi yerleşim yerlerinde ya da işlemin yapıldığı yerde başvurabilir; tüketici mahkemesinde dava açmadan önce arabulucuya başvurulması gerekir. Sigorta Tahkim Komisyonu’na gitme hakkı saklıdır.',
        'Tüketici olmayan alıcılarla uyuşmazlıklarda İstanbul Merkez mahkemeleri ve icra daireleri yetkilidir.',
      ],
    },
    {
      heading: '9. Son hükümler',
      paragraphs: [
        'Bu sözleşme Türk hukukuna tabidir ve dili Türkçedir. Onaylanan metin, sürümü ve onay zamanıyla saklanır; isteyen alıcıya bir örneği gönderilir.',
      ],
    },
  ],
};
