import type { Faq } from '@sigorta/product-kit/product';

/* Minimum cover and early ending: circular 2016/16 of 10 May 2016 as amended on 18 March 2022 */
export const faq: readonly Faq[] = [
  {
    question: 'Bu poliçe ikamet izni için yeterli mi?',
    answer:
      'Listedeki her teklif, 10/05/2016 tarihli ve 16 sayılı genelgenin aradığı asgari teminatı içerir ve poliçenin üzerinde genelgenin istediği ifade yazar. İzin kararını yine de Göç İdaresi verir; başvurunuza özel bir koşul varsa önce oraya sormanızı öneririz.',
  },
  {
    question: 'Bir yıl mı, iki yıl mı seçmeliyim?',
    answer:
      'Poliçe, istediğiniz ikamet izni süresini kapsamalıdır. Bir yıllık izin için bir yıl, iki yıllık izin için iki yıl seçin. İki yıllık poliçede ikinci yılın primi biraz daha uygundur, ama bazı şirketler yalnızca bir yıl sunar.',
  },
  {
    question: 'Poliçe ne zaman başlamalı?',
    answer:
      'Genellikle ikamet izninin başlayacağı gün ya da bir önceki iznin biteceği gün seçilir. Arada açık gün kalmamasına dikkat edin. Başlangıcı bugünden 90 gün sonrasına kadar seçebilirsiniz.',
  },
  {
    question: 'Henüz yabancı kimlik numaram yok, alabilir miyim?',
    answer:
      'Evet, pasaport numaranızla alırsınız. 99 ile başlayan numaranız sonradan verilirse bizi arayın, bu bilgiyi sigorta şirketine iletelim.',
  },
  {
    question: 'Ailem için ayrı ayrı poliçe mi gerekir?',
    answer:
      'Hayır, altı kişiye kadar tek poliçede sigortalanabilirsiniz; poliçede herkesin adı yazar. Başvurular ayrı günlerde yapılacaksa ayrı poliçe almak daha rahat olabilir.',
  },
  {
    question: 'Neden baba adı ve doğum yeri soruluyor?',
    answer:
      'Sigorta şirketi poliçeyi doğru kişiye yazabilmek, adı benzeyenleri ayırabilmek için ister. Adınızı pasaporttaki Latin harfleriyle, harf harf aynı yazın. Bu bilgiler başka amaçla kullanılmaz.',
  },
  {
    question: 'Doktora gidince ne kadar öderim?',
    answer:
      'Anlaşmalı kurumda ayakta tedavinin %20’sini, anlaşmasız kurumda %40’ını siz ödersiniz; yıllık tutar teklifte yazar. Anlaşmalı hastanede yatarsanız katılım payı yoktur. Bu oranlar genelgede belirlenmiştir.',
  },
  {
    question: 'Hamilelik ve doğum karşılanır mı?',
    answer:
      'Olağan hamilelik takibi ve doğum bu poliçelerde kapsam dışıdır. Hayati tehlike doğuran acil durumlarda yatarak tedavi teminatı geçerlidir. Doğum için hamilelik sigortası sayfamıza bakabilirsiniz.',
  },
  {
    question: 'İznim reddedilirse ne olur?',
    answer:
      'İznin iptal edilmesi ya da uzatılmaması, iptal nedenlerinden biridir; ret yazınızı saklayın. {{ending}}',
  },
  {
    question: 'Yaş sınırı var mı?',
    answer:
      'Şirketlerin çoğu 65 ya da 70 yaşına kadar sigortalar, listede daha ileri yaşı kabul eden de vardır. Sınırın dışında kalırsanız o şirket teklif vermez ve nedeni listenin altında görünür. İkamet başvurusunda bazı yaşlardan bu sigorta istenmeyebilir; Göç İdaresi’ne sorun.',
  },
];
