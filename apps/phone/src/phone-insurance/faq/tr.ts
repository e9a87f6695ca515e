import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Cep telefonu sigortası neleri karşılar?',
    answer:
      'Ani bir kazayla bozulan telefonun onarımını, zorla ya da kilitli yere girilerek çalınmasını ve onarılamayacak hâle gelmesini. Ekran, sıvı, elektrik ve doğal afet teminatları plana göre değişir; tabloda her satırın tutarı yazar.',
  },
  {
    question: 'Yüzde 30 muafiyet ne demek?',
    answer:
      'Hırsızlıkta ve tam hasarda telefonun değerinden yüzde 30 düşülür, kalanı ödenir. Değeri 40.000 TL olan telefon için en çok 28.000 TL alırsınız. Tablodaki tutarlar düşülmüş hâliyle yazılıdır, ayrıca hesap yapmanız gerekmez.',
  },
  {
    question: 'Onarımda da muafiyet var mı?',
    answer:
      'Bazı planlarda onarım başına sabit bir tutar sizden alınır; fiyatın yanında “Muafiyet” olarak yazar. Yüzde 30’luk kesinti yalnızca hırsızlık ve tam hasar içindir.',
  },
  {
    question: 'Telefonumu kaybettim, ödeme alır mıyım?',
    answer:
      'Hayır. Kaybolma, unutma ve gözetimsiz bırakma karşılanmaz. Çoğu planda yankesicilik de dışarıdadır; çünkü hırsızlık teminatı zor kullanılmasını ya da kilitli yere girilmesini arar.',
  },
  {
    question: 'Çalınırsa ne yapmalıyım?',
    answer:
      'Önce 112’yi arayın ya da karakola gidip tutanak alın, sonra hattınızı kapattırın. Ardından poliçenizdeki yardım hattını arayın. Tutanak, poliçe ve IMEI numarası istenir; telefon ayrıca iletişime kapatılır.',
  },
  {
    question: 'Hangi telefonları sigortalayabilirim?',
    answer:
      'Türkiye’de kayıtlı, IMEI’si değiştirilmemiş telefonları. Şirketlerin model yılı ve değer sınırı birbirinden farklıdır; uymayanların gerekçesi teklif listesinin altında yazar.',
  },
  {
    question: 'Fiyat neye göre belirleniyor?',
    answer:
      'Telefonun modeline, depolama alanına ve yeni olup olmadığına göre. Pahalı telefonun onarımı da pahalı olduğundan primi yüksektir. Adresiniz ya da mesleğiniz fiyatı değiştirmez.',
  },
  {
    question: 'Yurt dışında da geçerli mi?',
    answer:
      '“Yurt dışında geçerlilik” satırı dâhil olan planlarda, en çok 90 günlük yolculuklarda geçerlidir. Onarım yine Türkiye’deki serviste yapılır. Satır kapsam dışıysa yurt dışındaki hasar ödenmez.',
  },
  {
    question: 'Poliçe ne zaman başlar ve ne kadar sürer?',
    answer:
      'Satın aldığınız günün ertesi günü başlar ve bir yıl sürer. Kendiliğinden yenilenmez; bitmeden yeni teklif alabilirsiniz.',
  },
  {
    question: 'Cayma hakkım var mı?',
    answer: '{{ending}}',
  },
];
