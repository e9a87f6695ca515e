import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Hamileyim, bu sigorta ne işime yarar?',
    answer:
      'Süren bir hamilelikte beklenmedik durumların hastane giderini ve bebeğin ilk günlerdeki bakımını karşılar. Planlı doğumun kendisi bu hamilelikte ödenmez; bunu formda ve her teklifte açıkça yazıyoruz.',
  },
  {
    question: 'Bebek planlıyoruz, ne zaman almalıyız?',
    answer:
      'Ne kadar erken, o kadar iyi. Doğum teminatı, poliçe başladıktan 9–12 ay sonra geçerli olur. Bu süre dolduktan sonra gerçekleşen doğumun gideri, teklifte yazan tutara kadar ödenir.',
  },
  {
    question: 'Bekleme süresi neden var?',
    answer:
      'Sigorta, olup olmayacağı önceden bilinmeyen olaylar içindir. Şirketler bu yüzden doğumu belli bir süreden sonra öder. Acil durumlar ve komplikasyonlar bu süreyi beklemez.',
  },
  {
    question: 'Bekleme süresi poliçeden uzunsa ne olur?',
    answer:
      'On iki ay bekleyen planlarda doğum teminatı, aynı şirkette ara vermeden yenilediğiniz ikinci yılda başlar. Yenileme yaparsanız geçen süre silinmez.',
  },
  {
    question: 'Kaçıncı haftaya kadar alabilirim?',
    answer:
      'Şirketten şirkete değişir; sınır genellikle 20. ile 28. hafta arasındadır ve güvencenin başladığı güne göre hesaplanır. Geç kalındıysa o şirket teklif vermez, nedenini listede görürsünüz.',
  },
  {
    question: 'İkiz bekliyorum, teklif alabilir miyim?',
    answer:
      'Evet, ikiz ve daha çok bebek bekleyenleri sigortalayan şirketler var. Primi biraz daha yüksektir. Bazı şirketler çoğul hamilelikte çevrim içi teklif vermez.',
  },
  {
    question: 'Haftayı ve bebek sayısını kim görür?',
    answer:
      'Yalnızca teklif istenen sigorta şirketleri. Bu yanıtlar sizde yarım kalan formda tutulmaz, bizde şifreli saklanır ve reklam için kullanılmaz. Ayrı bir onay istememizin nedeni de budur.',
  },
  {
    question: 'Hangi komplikasyonlar karşılanır?',
    answer:
      'Erken doğum tehlikesi, kanama, gebelik zehirlenmesi, yüksek tansiyon gibi hastanede tedavi gerektiren durumlar karşılanır. Hangi belirtide doktora gideceğinizi bize değil, her zaman doktorunuza sorun; acil durumda 112’yi arayın.',
  },
  {
    question: 'SGK’m yoksa da alabilir miyim?',
    answer:
      'Evet. Bu poliçe SGK’ya bağlı değildir; T.C. kimlik numarası, 99 ile başlayan numara ya da pasaportla alınabilir. SGK’nız varsa tamamlayıcı sağlık sigortasının doğum seçeneğini de karşılaştırmanızı öneririz.',
  },
  {
    question: 'Hamileliğim sona ererse ne olur?',
    answer:
      'Böyle bir durumda üzüntünüzü paylaşırız. Poliçe sürer, gereken hastane tedavisi komplikasyon teminatından karşılanır. Devam etmek istemezseniz bizi arayın, iptal koşullarını sizin adınıza şirkete soralım.',
  },
];
