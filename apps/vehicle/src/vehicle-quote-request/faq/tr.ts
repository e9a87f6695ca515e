import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Bu talep ne işe yarar?',
    answer:
      'Bilgilerinizi bir kez bırakırsınız, ekibimiz inceler ve teklifler için sizi telefonla arar. Soru sormak ya da seçenekleri birlikte konuşmak isteyenler içindir.',
  },
  {
    question: 'Teklifleri kendim hemen görmek istersem?',
    answer:
      'Trafik sigortası ve kasko sayfalarından birkaç dakikada kendiniz karşılaştırıp satın alabilirsiniz. Bu talep, telefonda konuşmayı tercih edenler içindir; ikisini birlikte kullanmanızın sakıncası yoktur.',
  },
  {
    question: 'Talep beni bağlar mı?',
    answer:
      'Hayır. Talep bir sözleşme değildir, ücreti de yoktur. Satın alma, ancak bir teklifi kabul edip ödemeyi yaptığınızda olur.',
  },
  {
    question: 'Ruhsat numarası ile seri numarası aynı mı?',
    answer:
      'Değil. Seri numarası iki harf ve altı rakamdır, örneğin AB 123456. Ruhsat numarası ise belgenin tescil sıra numarasıdır. İkisi de araç tescil belgesinde yazar.',
  },
  {
    question: 'Mesleğimi neden soruyorsunuz?',
    answer:
      'Kaskoda bazı şirketler belirli mesleklere indirim yapar. Doğru mesleği seçerseniz sizi ararken bu indirimleri de hesaba katabiliriz.',
  },
  {
    question: 'Poliçe süresine kaç gün yazmalıyım?',
    answer:
      'Çoğu poliçe bir yıllıktır, o hâlde 365 yazın. Satılacak ya da kısa süre kullanılacak bir araç için daha az gün yazabilirsiniz; hangi şirketin bu süreyi kabul ettiğini telefonda söyleriz.',
  },
  {
    question: 'Trafik ile kaskoyu birlikte isteyebilir miyim?',
    answer:
      'Evet, “Trafik ve kasko” seçeneğini işaretleyin. İkisini aynı şirketten almak kimi zaman ayrı ayrı almaktan ucuzdur; sizi aramadan önce şirketlere ikisini de sorarız.',
  },
  {
    question: 'Başvuru numaram ne işe yarar?',
    answer:
      'Gönderdikten sonra ekranda bir numara görürsünüz. Bizi siz ararsanız bu numarayı söylemeniz yeter, bilgilerinizi yeniden anlatmanız gerekmez.',
  },
  {
    question: 'Bilgilerim nasıl saklanıyor?',
    answer:
      'Ruhsat ve seri numaranız şifrelenerek saklanır ve yalnızca size teklif hazırlamak için kullanılır. Haklarınız aydınlatma metninde yazar; formun altından açabilirsiniz.',
  },
  {
    question: 'Yanlış bilgi gönderdim, ne yapayım?',
    answer:
      'Doğru bilgilerle yeni bir talep gönderin ya da bizi arayıp başvuru numaranızı söyleyin. Teklifler konuşulmadan önce bilgileri sizinle bir kez daha kontrol ederiz.',
  },
];
