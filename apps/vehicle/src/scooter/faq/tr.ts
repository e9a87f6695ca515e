import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Scooter kiralama sigortası neyi kapsar?',
    answer:
      'Uygulamadan ya da dükkândan kiraladığınız elektrikli scooterı sürerken geçirdiğiniz kazayı ve başkasına verdiğiniz zararı. Plana göre tedavi giderleri, scooterın hasarı ve kişisel eşya da eklenir.',
  },
  {
    question: 'Kiralama uygulamasının sigortası yetmez mi?',
    answer:
      'Bazı uygulamaların sınırlı bir teminatı vardır; çoğu zaman yalnızca ağır kazaları ve düşük tutarları kapsar. Uygulamanızın şartlarına bakın, eksik kalan kısmı bu poliçeyle tamamlayabilirsiniz.',
  },
  {
    question: 'Kendi scooterım için de geçerli mi?',
    answer:
      'Hayır, bu ürün kiralık elektrikli scooterlar içindir. Kendi scooterınızla geçirdiğiniz kazalar bu poliçeyle karşılanmaz.',
  },
  {
    question: 'Kaç yaşında olmak gerekir?',
    answer:
      'Türkiye’de elektrikli scooter 15 yaşından itibaren sürülebilir; poliçe de bu yaştan başlar. Bazı şirketler alt sınırı 16 ya da 18’e çıkarır, üst sınırları da farklıdır.',
  },
  {
    question: 'Kaç gün için alabilirim?',
    answer:
      'Tek gün de olur, 30 gün de. İlk ve son gün sayıya dâhildir ve güvence son günün sonuna kadar sürer. Kısa sürede birkaç kez sürecekseniz toplu almak günlük almaktan ucuzdur.',
  },
  {
    question: 'Turistim, T.C. kimlik numaram yok. Alabilir miyim?',
    answer:
      'Evet, kimlik türünde pasaportu seçin. Şirketlerden biri pasaportla poliçe düzenlemiyorsa bunu listede görürsünüz, ötekilerden birini seçebilirsiniz.',
  },
  {
    question: 'Kask takmak zorunda mıyım?',
    answer:
      'Kask ve reflektif yelek sizi korur, bazı planlar da kasksız sürüşteki baş yaralanmalarını kapsam dışı bırakır. Teklifin ayrıntılarında kapsam dışı maddeleri okuyabilirsiniz.',
  },
  {
    question: 'İki kişi binersek ne olur?',
    answer:
      'Bir scootera iki kişi binmek yasaktır ve hiçbir planda karşılanmaz. Birlikte gezecekseniz iki scooter kiralayın; forma beş sürücüye kadar ekleyebilirsiniz.',
  },
  {
    question: 'Kaza yaparsam ne yapmalıyım?',
    answer:
      'Yaralanan varsa 112’yi arayın. Scooterın ve çevrenin fotoğrafını çekin, kazayı kiralama uygulamasına bildirin ve kayıt numarasını saklayın. Sonra poliçedeki hasar hattını arayın; faturaları ve raporları saklayın.',
  },
  {
    question: 'Kiralamaktan vazgeçersem param geri gelir mi?',
    answer: '{{ending}}',
  },
];
