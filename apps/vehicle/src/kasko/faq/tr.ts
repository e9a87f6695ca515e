import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Kasko ile trafik sigortasının farkı nedir?',
    answer:
      'Trafik sigortası başkasına verdiğiniz zararı öder ve zorunludur. Kasko kendi aracınızı korur ve isteğe bağlıdır. İkisi birbirinin yerine geçmez; çoğu araç sahibi ikisini birlikte yaptırır.',
  },
  {
    question: 'Dar, standart, genişletilmiş ve tam kasko ne demek?',
    answer:
      'Dar kasko burada yalnızca yanma ve çalınmayı kapsar. Standart kasko beş ana riski öder: çarpma, devrilme, kötü niyetli hareket, yanma, çalınma. Genişletilmiş kaskoda doğal afet de vardır; tam kaskoda buna mini onarım ve kişisel eşya eklenir.',
  },
  {
    question: 'Aracımın değerini neden soruyorsunuz?',
    answer:
      'Kasko aracın bugünkü piyasa değeri üzerinden fiyatlanır, çalınma ya da ağır hasarda da bu değer ödenir. Kuruşu kuruşuna bilmeniz gerekmez; aralığı seçmeniz teklif için yeter.',
  },
  {
    question: 'Hasarsızlık indirimim ne kadar?',
    answer:
      'Piyasada alışılmış oranlar hasarsız geçen yıllara göre yüzde 30, 40, 50, 60 ve 65’tir. Sizinki eski kasko poliçenizde yazar. Bazı şirketler daha düşük bir üst sınır uygular; teklifler buna göre hesaplanır.',
  },
  {
    question: 'Muafiyet fiyatı nasıl etkiler?',
    answer:
      'Muafiyet, her hasarda sizin üstlendiğiniz ilk tutardır. Muafiyetli poliçe daha ucuzdur; küçük hasarları ise cebinizden ödersiniz. Tekliflerde muafiyet tutarı fiyatın yanında yazar.',
  },
  {
    question: 'Cam değişimi indirimimi bozar mı?',
    answer:
      'Çoğu şirkette cam hasarı hasarsızlık indirimini bozmaz; poliçenin özel şartlarında yazar. Anlaşmalı camcıyı seçerseniz camı ödeme yapmadan değiştirtirsiniz; “İstediğim yerde” seçeneğinin primi biraz daha yüksektir.',
  },
  {
    question: 'Eski araca kasko yapılır mı?',
    answer:
      'Şirketlerin yaş sınırı farklıdır; kimi 10, kimi 15, kimi 20 yaşına kadar kabul eder. Aracınız bir şirketin sınırını aşıyorsa nedenini teklif listesinde görürsünüz; ötekilerin teklifini görmeye devam edersiniz.',
  },
  {
    question: 'Kazadan sonra ne yapmalıyım?',
    answer:
      'Yaralı varsa önce 112’yi arayın. Araçların yerini değiştirmeden fotoğraf çekin, karşı tarafla tutanak doldurun ve beş iş günü içinde şirkete bildirin. Aracı onarıma vermeden önce poliçedeki hasar hattını arayın.',
  },
  {
    question: 'Aracımı taksi ya da kiralık olarak kullanıyorum, alabilir miyim?',
    answer:
      'Evet, “ticari” seçeneğini işaretleyin. Prim daha yüksek olur ve bazı şirketler teklif vermez. Hususi yazıp ticari kullanmak hasarda ödemenin azalmasına ya da reddedilmesine yol açabilir.',
  },
  {
    question: 'Poliçeyi iptal edebilir miyim?',
    answer: '{{ending}} Aracınızı sattığınızda da aynı kural geçerlidir.',
  },
];
