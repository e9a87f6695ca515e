import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Incoming sigortası nedir, kim alır?',
    answer:
      'Türkiye’ye gelen yabancı konukların burada hastalanma ve kaza giderlerini karşılayan sigortadır. Oteller, acenteler, tur ve gemi işletmeleri konukları adına toplu olarak alır. Poliçeyi işletme satın alır, sigortalı olan konuklardır.',
  },
  {
    question: 'Konukları tek tek yazmam gerekir mi?',
    answer:
      'Hayır. Excel (.xlsx) ya da CSV dosyası yükleyebilir ya da listeyi kopyalayıp yapıştırabilirsiniz. Hazır şablonu formdan indirin; başlıkları Türkçe, İngilizce, Rusça ya da Arapça olabilir. Hatalı satırlar size gösterilir, yerinde düzeltir ya da atlarsınız.',
  },
  {
    question: 'Yüklediğim liste nereye gidiyor?',
    answer:
      'Dosya yalnızca tarayıcınızda okunur. Teklif istediğiniz ana kadar hiçbir satırı bize ulaşmaz; pasaport numaraları taslakta da saklanmaz. Fiyat verecek şirketlere önce yalnızca fiyat için gerekenler iletilir; ad ve pasaport bilgileri, siz bir teklif seçip bunları verdikten sonra iletilir.',
  },
  {
    question: 'En çok kaç konuk ekleyebilirim?',
    answer:
      'Bir teklifte 200 konuk. Daha kalabalık gruplar için listeyi ikiye bölüp ayrı teklif alın. Bazı şirketlerin sınırı daha düşüktür; teklif vermeyenin nedeni listede yazar.',
  },
  {
    question: 'Konukların tarihleri farklıysa ne yapmalıyım?',
    answer:
      'Bir teklifteki herkesin geliş ve ayrılış tarihi aynıdır. Aynı günlerde kalanları bir grupta toplayın, diğerleri için ayrı teklif isteyin. Böylece kimse için fazla gün ödemezsiniz.',
  },
  {
    question: 'Türk vatandaşı ya da Türkiye’de yaşayan yabancı konuklar eklenebilir mi?',
    answer:
      'Hayır, bu poliçe yurt dışında yaşayan yabancılar içindir. Türkiye’de yaşayan konuklarınız için yurt içi seyahat sağlık sigortasına bakın. İkamet izni olanlar ise yabancı sağlık sigortası almalıdır.',
  },
  {
    question: 'Konuk hastalanırsa ne yapmalıyız?',
    answer:
      'Acil durumda 112’yi arayın. Sonra poliçedeki yardım hattına poliçe numarasını ve konuğun adını bildirin; anlaşmalı hastaneye yönlendirirler. Ödenen her şeyin faturasını ve doktor raporunu saklayın.',
  },
  {
    question: 'Planlı bir ameliyat için gelen hastaları kapsar mı?',
    answer:
      'Hayır. Saç ekimi, diş ya da estetik gibi planlı işlemler ve bunların sonuçları kapsam dışıdır. Bu konuklar için ameliyat sonrası sorunları karşılayan komplikasyon sigortasına bakın.',
  },
  {
    question: 'Poliçeyi konuklara nasıl veririm?',
    answer:
      'Ödemeden sonra poliçeyi PDF olarak indirirsiniz. İşletmenizin e-postasına gelen bağlantı açılınca oraya da gönderilir. Konukların adları poliçede yazar, çıktısını alabilir ya da dosyayı paylaşabilirsiniz. Üzerindeki karekod belgenin gerçek olduğunu gösterir.',
  },
  {
    question: 'Gelmeyen konuk için iade alır mıyım?',
    answer:
      'Poliçe burada yalnızca bütün olarak iptal edilir; tek bir konuk için bizi arayın, şirkete soralım. {{ending}}',
  },
];
