import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Yeşil kart nedir?',
    answer:
      'Türkiye plakalı aracın yurt dışındaki trafik sigortasıdır. Gittiğiniz ülkede kusurlu olduğunuz bir kazada karşı tarafın zararını, o ülkenin yasasındaki tutara kadar öder. Sınırda geçerli bir kart göstermeniz istenir.',
  },
  {
    question: 'Türkiye’deki trafik sigortam yurt dışında geçmez mi?',
    answer:
      'Hayır, o poliçe yalnızca Türkiye sınırları içinde geçerlidir. Kartsız gelirseniz sınırda o ülkenin sigortasını almanız istenebilir; bu çoğu zaman daha pahalıdır ve her kapıda bulunmaz.',
  },
  {
    question: 'Birden çok ülkeden geçeceğim, hangisini seçeyim?',
    answer:
      'En uzaktakini. Kart, üzeri çizilmemiş bütün yeşil kart ülkelerinde geçer; Almanya’ya giderken Bulgaristan, Sırbistan, Macaristan ve Avusturya için ayrı kart almanız gerekmez.',
  },
  {
    question: 'Hangi ülkelerde geçmez?',
    answer:
      'Yeşil kart sistemine üye olmayan ülkelerde ve kartta üzeri çizili olanlarda. Listede bulamadığınız ülke, örneğin Gürcistan, kendi sınırında sigorta satar. Bazı şirketler üye ülkelerin bir bölümünü de kapsam dışında bırakır.',
  },
  {
    question: 'Kendi aracımdaki hasarı öder mi?',
    answer:
      'Hayır. Yeşil kart yalnızca sorumluluk sigortasıdır. Kendi aracınız için kaskonuzun yurt dışını kapsayıp kapsamadığına bakın; çoğu poliçede ek teminatla kısa süreliğine geçer.',
  },
  {
    question: 'Süreyi nasıl seçmeliyim?',
    answer:
      'Türkiye’den çıkacağınız günle başlatın ve dönüş yolunu da sayın. En kısa kart 15 günlük, sonra 1 aydan 12 aya kadardır. Süre dolduktan sonra yurt dışında araç kullanmak ağır cezalara yol açabilir.',
  },
  {
    question: 'Fiyat neden euro ile yazılıyor?',
    answer:
      'Zararlar yurt dışında dövizle ödendiği için primler euro ile belirlenir. Sizden o günkü Merkez Bankası kuruyla lira çekilir; kur, tarih ve bülten numarası teklifte yazar.',
  },
  {
    question: 'Araç benim üzerime kayıtlı değil, alabilir miyim?',
    answer:
      'Kart ruhsat sahibi adına düzenlenir, bu yüzden forma onun bilgilerini yazın. Aracı siz kullanacaksanız yola çıkmadan noter onaylı bir vekâletname de hazırlayın; sınırda sorulabilir.',
  },
  {
    question: 'Yurt dışında kaza yaparsam ne yapmalıyım?',
    answer:
      'Polisi arayın ve tutanak isteyin, karşı tarafa kart numaranızı verin. Fotoğraf çekin, kusuru kabul eden bir kâğıt imzalamayın. Sonra poliçedeki hasar hattını arayın; dosyayı o ülkenin yeşil kart bürosu yürütür.',
  },
  {
    question: 'Yolculuktan vazgeçersem iptal edebilir miyim?',
    answer: '{{ending}}',
  },
];
