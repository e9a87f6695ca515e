import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Evcil hayvan sigortası neleri karşılar?',
    answer:
      'Kaza ve hastalıkta veteriner giderlerini, plana göre ameliyatı, klinikte yatışı ve acil muayeneyi. Ayrıca hayvanınız birine zarar verirse sizden istenen tazminatı öder. Aşı, kısırlaştırma ve olağan kontroller karşılanmaz.',
  },
  {
    question: 'Hangi hayvanlar sigortalanabilir?',
    answer:
      'Kediler ve köpekler. Şirketlerin yaş sınırı birbirinden farklıdır: kimi dokuz, kimi on iki yaşa kadar kabul eder. Sınıra takılırsanız nedenini teklif listesinin altında görürsünüz.',
  },
  {
    question: 'Yasaklı ırkı neden sigortalayamıyorum?',
    answer:
      '5199 sayılı Kanun ve yönetmeliği bazı köpek ırklarının sahiplenilmesini yasaklar. Bunlar formda seçildiğinde durumu hemen söyleriz ve başvuru ilerlemez. Irkı melez olan bir köpek için “melez” seçeneğini kullanabilirsiniz.',
  },
  {
    question: 'Mikroçip şart mı?',
    answer:
      'Evet, sigorta hayvanı mikroçip numarasından tanır. Numarayı teklif alırken değil, ödemeden sonra sorarız. O an yanınızda değilse poliçe yine de düzenlenir; numarayı hasardan önce yardım hattına bildirmeniz gerekir.',
  },
  {
    question: 'Bekleme süresi ne demek?',
    answer:
      'Hastalık teminatı poliçenin ilk 30 gününde geçerli değildir; bu sürede ortaya çıkan hastalık karşılanmaz. Kaza teminatı ise poliçenin ilk gününden itibaren geçerlidir.',
  },
  {
    question: 'Hastalığı olan hayvanımı sigortalayabilir miyim?',
    answer:
      'Poliçe düzenlenebilir; ama önceden başlamış hastalık ve bununla ilgili giderler karşılanmaz. Başvuruda doğruluk beyanı istenir. Bilerek eksik yazılan bir bilgi hasarın ödenmemesine yol açabilir.',
  },
  {
    question: 'İstediğim veterinere gidebilir miyim?',
    answer:
      'Çoğu planda hayvanınız anlaşmalı klinikte siz ödeme yapmadan tedavi edilir; başka klinikte faturayı ödeyip geri istersiniz. Hangi kliniklerin anlaşmalı olduğunu poliçedeki yardım hattı söyler.',
  },
  {
    question: 'Köpeğim birini ısırırsa ne olur?',
    answer:
      'Sorumluluk teminatı, yaralanan kişinin tedavi giderini ve sizden istenen tazminatı tablodaki tutara kadar öder. Olayı hemen yardım hattına bildirin ve şirketten habersiz ödeme sözü vermeyin. Köpeğin o sırada tasmalı olması beklenir.',
  },
  {
    question: 'Anketle ilgili onayı vermesem olur mu?',
    answer:
      'Olur. Memnuniyet anketi için bilgilerin yurt dışına aktarılması, kampanya iletileri ve veri paylaşımı rızası isteğe bağlıdır; fiyatı ve teminatı değiştirmez. Teklif için yalnızca doğruluk beyanı gerekir.',
  },
  {
    question: 'Vazgeçersem ne olur?',
    answer: '{{ending}}',
  },
];
