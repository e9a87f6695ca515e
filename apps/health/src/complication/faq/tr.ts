import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Komplikasyon sigortası neyi öder?',
    answer:
      'Planlı bir ameliyattan sonra o ameliyata bağlı istenmeyen bir durum çıkarsa tedaviyi, yeniden yatışı ve plandaki tutara kadar dönüş biletini, oteli ve transferi öder. Ameliyatın kendisini ödemez.',
  },
  {
    question: 'Ne zaman almalıyım?',
    answer:
      'Ameliyattan önce, en geç bir gün kala. Ameliyat başladıktan sonra poliçe düzenlenemez. Bazı şirketler iki üç gün öncesini ister; geç kalırsanız nedenini listede görürsünüz.',
  },
  {
    question: 'Güvence ne kadar sürer?',
    answer:
      'Ameliyat günü başlar ve çoğu planda altı ay sürer. Diş implantında iyileşme uzun olduğu için on iki ay sunan şirket de vardır. Kesin bitiş günü teklifte ve poliçede yazar.',
  },
  {
    question: 'Türkiye’ye tedavi için geliyorum, alabilir miyim?',
    answer:
      'Evet, plan özellikle yurt dışından gelen hastalar düşünülerek hazırlanmıştır. Pasaport numaranızla alırsınız. Ülkenize döndükten sonra sorun çıkarsa dönüş yolculuğu da planın içindedir.',
  },
  {
    question: 'Refakatçili plan ne demek?',
    answer:
      'Komplikasyon için yeniden geldiğinizde yanınızdaki bir kişinin yolunu ve konaklamasını da karşılayan plandır. Refakatçinin adını formda yazarsınız; poliçede onun adı da geçer.',
  },
  {
    question: 'Plan adındaki KUM nedir?',
    answer:
      'Bazı planların adında geçen bir koddur; teminatı değiştirmez. Kliniğiniz sizden açıkça KUM planı istediyse onu seçin; istemediyse KUM yazmayan plan size uyar. Emin değilseniz kliniğinize ya da bize sorun.',
  },
  {
    question: 'Sonucu beğenmezsem düzeltme ameliyatı ödenir mi?',
    answer:
      'Hayır. Görünümle ilgili memnuniyetsizlik ve buna bağlı düzeltmeler kapsam dışıdır. Poliçe enfeksiyon, kanama, yara açılması gibi tıbbi sorunlar içindir.',
  },
  {
    question: 'Yaş sınırı var mı?',
    answer:
      'Hasta 18–75 yaş arasında olmalıdır. Bazı şirketler yalnızca 65 yaşına kadar teklif verir; yaşınız bunu aşıyorsa nedeni listenin altında yazar.',
  },
  {
    question: 'Sorun çıkarsa ne yapmalıyım?',
    answer:
      'Hayati tehlike varsa önce acil numarayı arayın. Sonra poliçedeki yardım hattına ve ameliyatı yapan kliniğe haber verin; nerede tedavi olacağınızı birlikte kararlaştırırsınız. Rapor, reçete ve faturaları saklayın.',
  },
  {
    question: 'Ameliyat iptal olursa param geri gelir mi?',
    answer:
      '{{ending}} Tarih yalnızca ertelendiyse bizi arayın; poliçe gününün değişip değişmeyeceğini şirkete soralım.',
  },
];
