import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Trafik sigortası neyi öder?',
    answer:
      'Kusurlu olduğunuz bir kazada karşı tarafın zararını öder: aracının onarımını, yaralananların tedavisini, ölüm hâlinde yakınlarının destek kaybını. Kendi aracınızdaki hasarı ödemez; onun için kasko gerekir.',
  },
  {
    question: 'Yaptırmak zorunda mıyım?',
    answer:
      'Evet. Türkiye’de trafiğe çıkan her motorlu aracın geçerli bir trafik poliçesi olmalı. Poliçesiz araç trafikten alıkonabilir, kaza yaparsanız da zararın tamamı size kalabilir.',
  },
  {
    question: 'Şirketlerin fiyatı neden farklı?',
    answer:
      'Zorunlu teminat her yerde aynıdır; devlet yalnızca en yüksek primi belirler. Şirketler bu tavanın altında farklı fiyat verebilir ve yol yardımı, ek sorumluluk, hukuksal koruma gibi ekler sunabilir. Tekliflerde ikisini de yan yana görürsünüz.',
  },
  {
    question: 'Hasarsızlık basamağı nedir?',
    answer:
      '0’dan 8’e kadar dokuz basamak vardır ve ilk poliçe 4’ten başlar. Hasarsız geçen her yıl bir basamak yukarı, hasarlı yıl bir basamak aşağı götürür; en yukarıda prim yarıya iner, en aşağıda üç katına çıkar. Aynı yıl üç ya da daha çok hasar doğrudan 0. basamaktır.',
  },
  {
    question: 'Basamağımı bilmiyorum, ne yapayım?',
    answer:
      '“Bilmiyorum” seçeneğini işaretleyin; fiyat 4. basamaktan hesaplanır. Eski poliçenizi bulursanız formu doğru basamakla yeniden gönderin, çünkü yanlış bildirimde şirket farkı sizden isteyebilir.',
  },
  {
    question: 'Ruhsat seri numarası nerede yazar?',
    answer:
      'Araç tescil belgesinde, iki harf ve altı rakam olarak basılıdır; örneğin AB 123456. Şirket aracı plakayla birlikte bu numaradan tanır.',
  },
  {
    question: 'Poliçem ne zaman başlasın?',
    answer:
      'Geçerli bir poliçeniz varsa onun bittiği günü seçin; arada boş gün kalmasın. Bugünden en çok 60 gün sonrasını seçebilirsiniz, güvence bir yıl sürer.',
  },
  {
    question: 'Aracı yeni aldım, eski sahibinin poliçesi geçer mi?',
    answer:
      'Eski sahibin poliçesine güvenmeyin: satıştan sonra en çok 15 gün daha geçerlidir. Satış gününü beklemeden kendi adınıza poliçe alın ve başlangıç tarihi olarak devir gününü seçin.',
  },
  {
    question: 'Ek sorumluluk (İMM) gerekli mi?',
    answer:
      'Yasal tutar 2026’da araç başına 400.000 TL. Çarptığınız aracın zararı bunu aşarsa aşan kısmı siz ödersiniz. Ek sorumluluk bu boşluğu kapatır; fiyat farkı çoğu zaman küçüktür.',
  },
  {
    question: 'Aracımı satarsam ya da vazgeçersem?',
    answer:
      '{{ending}} Aracın satılması da iptal nedenlerinden biridir. Araç trafikteyken yerine yeni bir poliçe yaptırmanız gerekir.',
  },
];
