import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Tamamlayıcı sağlık sigortası ne işe yarar?',
    answer:
      'SGK ile anlaşmalı bir özel hastaneye gittiğinizde SGK faturanın bir bölümünü öder, kalanı sizden istenir. Bu poliçe o farkı öder. Hastanenin hem SGK ile hem sigorta şirketiyle anlaşmalı olması gerekir.',
  },
  {
    question: 'Kimler alabilir?',
    answer:
      'Çalışan, emekli, isteğe bağlı ya da genel sağlık sigortalı olanlar ve bunların bakmakla yükümlü olduğu eş ve çocuklar alabilir. SGK’sı olmayan biri poliçeye girse bile fark hesaplanamaz, bu yüzden herkes için soruyoruz.',
  },
  {
    question: 'Özel sağlık sigortasından farkı nedir?',
    answer:
      'Özel sağlık sigortası tedavinin tamamını, tamamlayıcı sigorta SGK’dan arta kalanı öder. Bu nedenle primi belirgin biçimde düşüktür; buna karşılık SGK ile anlaşması olmayan hastanelerde geçmez.',
  },
  {
    question: 'Ayakta tedavi seçeneğini almalı mıyım?',
    answer:
      'Yılda birkaç kez muayeneye gidiyorsanız genellikle karşılığını verir; içinde tahlil ve görüntüleme de vardır. Yalnızca ameliyat ve yatış gibi büyük giderlerden korunmak istiyorsanız yatarak tedavi yeter. Formda seçimi değiştirip iki fiyatı da görebilirsiniz.',
  },
  {
    question: 'Bekleme süresi ne demek?',
    answer:
      'Poliçe başladıktan sonra bazı planlı tedavilerin ödenmediği süredir; genellikle yatışta 3–6, doğumda 10–12 aydır. Kaza ve acil durumlar ilk günden karşılanır. Her teklifin bekleme süresi “Kapsam dışı” bölümünde yazar.',
  },
  {
    question: 'Hamileyim, doğum teminatı işime yarar mı?',
    answer:
      'Bekleme süresi dolmadan gerçekleşen doğum ödenmez; bu yüzden mevcut hamilelikte doğum giderine yetişmez. Hamileyken ortaya çıkan acil durumlar için hamilelik sigortası sayfamıza bakabilirsiniz.',
  },
  {
    question: 'Var olan hastalığım karşılanır mı?',
    answer:
      'Poliçeden önce başlamış hastalıkların tedavisi bu planlarda kapsam dışıdır. Sonradan ortaya çıkan hastalıklar karşılanır. Emin değilseniz satın almadan önce bizi arayın; sonradan üzülmenizi istemeyiz.',
  },
  {
    question: 'Boy ve kiloyu neden soruyorsunuz?',
    answer:
      'Şirketler primi hesaplarken boy ile kilonun oranına bakar. Bu bilgi yalnızca teklif istenen şirketlere gider, şifreli saklanır ve yarım kalan formda tutulmaz. Bazı şirketler çok yüksek ya da çok düşük oranlarda başvuruyu ayrıca incelemek ister.',
  },
  {
    question: 'Hangi hastanelerde geçer?',
    answer:
      'Seçtiğiniz planın anlaşmalı listesindeki hastanelerde. “Geniş hastane ağı” yazan teklifler şirketin en geniş listesini kullanır. Satın almadan önce sık gittiğiniz hastanenin listede olup olmadığını şirketin sayfasından doğrulamanızı öneririz.',
  },
  {
    question: 'Poliçemi iptal edebilir miyim?',
    answer: '{{ending}}',
  },
];
