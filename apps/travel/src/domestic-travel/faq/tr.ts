import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Yurt içi seyahat sağlık sigortası ne işe yarar?',
    answer:
      'Türkiye içinde yoldayken aniden hastalanır ya da kaza geçirirseniz tedavi ve nakil giderlerini öder. Plana göre kaybolan bagajı, yarım kalan tatili ve yanınıza gelen yakınınızın masrafını da karşılayabilir.',
  },
  {
    question: 'SGK’m var, yine de gerekli mi?',
    answer:
      'SGK devlet ve anlaşmalı hastanelerde tedavinizi öder; özel hastane farkı, sizi kendi şehrinize taşıyan ambulans ya da bagaj gibi kalemler ise size kalabilir. Bu poliçe en çok bu giderleri karşılamak için alınır.',
  },
  {
    question: 'Kimler alabilir?',
    answer:
      'Türkiye’de yolculuk eden herkes: T.C. kimlik numarası, 99 ile başlayan yabancı kimlik numarası ya da pasaportla. Bazı şirketler pasaportla poliçe düzenlemez; öyleyse o şirketin neden teklif vermediğini listede görürsünüz.',
  },
  {
    question: 'En çok kaç gün için alabilirim?',
    answer:
      'Tek yolculuk için 1 günden 30 güne kadar. Gidiş ve dönüş günleri sayıya dâhildir: 1 Temmuz’da çıkıp 5 Temmuz’da dönüyorsanız beş gündür. Bazı şirketlerin sınırı daha kısadır.',
  },
  {
    question: 'Yola çıktıktan sonra alabilir miyim?',
    answer:
      'Güvence en erken bugün başlar; bazı şirketlerde ise yarın. Poliçeden önce başlamış bir hastalık ya da olmuş bir kaza karşılanmaz. En rahatı, çantanızı hazırlarken almaktır.',
  },
  {
    question: 'Yaşadığım şehirde de geçerli mi?',
    answer:
      'Hayır. Bu sigorta yolculuk içindir; yaşadığınız şehirde geçirdiğiniz hastalık ve kazalar kapsam dışıdır. Güvence evinizden uzaktayken geçerlidir.',
  },
  {
    question: 'Kayak ya da dalış yaparken kaza geçirirsem?',
    answer:
      'Kayağı çoğu plan, dalış ve yamaç paraşütü gibi sporları ise neredeyse hepsi dışarıda bırakır. Birkaç plan bunları içerir. Teklifin ayrıntılarını açıp kapsam dışı maddelere bakın, karşılaştırma ekranında farkı yan yana görürsünüz.',
  },
  {
    question: 'Yolda hastalanırsam ne yapmalıyım?',
    answer:
      'Acil durumda önce 112’yi arayın. Ardından poliçenizdeki yardım hattına haber verin; size anlaşmalı hastaneyi ve izlenecek yolu söylerler. Ödediğiniz her şeyin faturasını ve doktor raporunu saklayın.',
  },
  {
    question: 'Muafiyet ne demek?',
    answer:
      'Her hasarda sizin üstlendiğiniz ilk tutardır. Örneğin muafiyet 1.000 TL, hastane faturası 6.000 TL ise şirket 5.000 TL öder. Muafiyetli planlar genellikle daha ucuzdur; tutarı fiyatın hemen yanında yazar.',
  },
  {
    question: 'Vazgeçersem iptal edebilir miyim?',
    answer: '{{ending}}',
  },
];
