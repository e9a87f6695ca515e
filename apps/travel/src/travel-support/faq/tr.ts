import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Seyahat destek paketi ile seyahat sağlık sigortası arasındaki fark nedir?',
    answer:
      'Bu paket yolculuğun kendisini güvenceye alır: iptal, gecikme, bagaj, kayıp belge ve hukuki yardım. Doktor ve hastane gideri ödemez. Yolda hastalanmaya karşı ayrıca yurt içi ya da yurt dışı seyahat sağlık sigortası alın; ikisi birlikte kullanılabilir.',
  },
  {
    question: 'Bu paketle vize başvurusu yapabilir miyim?',
    answer:
      'Hayır. Konsolosluklar en az 30.000 euroluk tedavi teminatı ister, bu pakette tedavi yoktur. Vize için yurt dışı seyahat sağlık sigortası almanız gerekir.',
  },
  {
    question: 'Hangi nedenlerle iptal edersem param ödenir?',
    answer:
      'Sizin ya da yakın ailenizin aniden hastalanması, kaza, vefat ve evinizde ağır hasar başlıca nedenlerdir. Fikir değiştirmek ya da izin alamamak sayılmaz. Nedeni doktor raporu ya da tutanak gibi bir belgeyle göstermeniz istenir.',
  },
  {
    question: 'Seyahatin bedelini neden soruyorsunuz?',
    answer:
      'İptal teminatı, geri alamayacağınız paraya göre hesaplanır. Bileti, oteli ve turu toplayıp herkes için ödediğiniz tutarı yazın. Gerçek bedelden az yazarsanız iptalde de o kadar ödenir.',
  },
  {
    question: 'Gidişe bir gün kala alabilir miyim?',
    answer:
      'Bazı şirketler gidişe birkaç gün kala paket satmaz, çünkü iptal nedeni çoğu zaman o günlerde belli olmuştur. Yine de gecikme ve bagaj için teklif verenler çıkar. Teklif vermeyen şirketin nedenini listede görürsünüz.',
  },
  {
    question: 'Uçağım kaç saat gecikirse ödeme alırım?',
    answer:
      'Süre plana göre değişir ve poliçenin özel şartlarında yazar; genellikle dört ile altı saat arasıdır. Taşıyıcıdan gecikme yazısı alın, yemek ve otel faturalarını saklayın. Hava yolu şirketinin yasa gereği yapacağı ödeme bundan ayrıdır.',
  },
  {
    question: 'Bavulum kayboldu, ne yapmalıyım?',
    answer:
      'Havalimanından ayrılmadan kayıp bagaj masasında tutanak tutturun; tutanak olmadan ödeme yapılamaz. Sonra poliçenizdeki yardım hattını arayın. Bavuldaki eşyanın listesini ve varsa faturalarını hazırlayın.',
  },
  {
    question: 'Hukuki yardım neyi karşılar?',
    answer:
      'Yolda bir trafik kazasına karışır ya da otel, tur gibi bir konuda anlaşmazlığa düşerseniz avukat, bilirkişi ve dava giderlerini limitine kadar öder. Para cezaları ve bilerek verilen zararlar kapsam dışındadır.',
  },
  {
    question: 'Türkiye içindeki tatil için de alınır mı?',
    answer:
      'Evet, bölge olarak “Türkiye içi” seçin; fiyatı yurt dışına göre daha düşüktür. Tren, otobüs ve gemi yolculukları da paketin içindedir.',
  },
  {
    question: 'Paketten vazgeçebilir miyim?',
    answer: '{{ending}}',
  },
];
