import type { Faq } from '@sigorta/product-kit/product';

/* Schengen conditions: Visa Code (EC) 810/2009, article 15 */
export const faq: readonly Faq[] = [
  {
    question: 'Schengen vizesi için poliçede ne yazmalı?',
    answer:
      'Teminat en az 30.000 € olmalı, muafiyet bulunmamalı, Schengen ülkelerinin tamamında ve kaldığınız her gün geçerli olmalı; acil tedaviyi, hastaneye yatışı, tıbbi nedenle eve dönüşü ve vefatı içermeli. Bu şartları sağlayan tekliflerde “Schengen: uygun” yazar.',
  },
  {
    question: 'Konsolosluğa hangi belgeyi vereceğim?',
    answer:
      'Ödemeden sonra poliçenizi PDF olarak indirirsiniz. E-postanıza gelen bağlantıyı açınca aynı belge oraya da gönderilir. Çıktısını başvuru dosyanıza koyun. Poliçenin üzerindeki karekod, belgenin gerçek olduğunu gösteren sayfaya götürür. Son karar her zaman konsolosluğundur.',
  },
  {
    question: 'Tarihleri nasıl seçmeliyim?',
    answer:
      'Gidiş günü Türkiye’den çıktığınız, dönüş günü geri geldiğiniz gündür; ikisi de güvenceye dâhildir. Vize için kalacağınız sürenin tamamı kapsanmalı. Dönüşünüz kesin değilse birkaç gün fazlasını seçmek, yolda poliçe aramaktan kolaydır. Bir seyahat en çok 92 gün olabilir.',
  },
  {
    question: 'Birden çok ülkeye gidiyorum, hangisini seçeyim?',
    answer:
      'Yolunuz yalnızca Schengen ülkelerinden geçiyorsa “Schengen Ülkeleri”ni seçin; 29 ülkenin hepsinde geçerli olur. İngiltere, İrlanda ve Kıbrıs Schengen’de değildir; oralara da uğrayacaksanız “Avrupa Ülkeleri”, daha uzağa gidecekseniz “Tüm Dünya” uygundur. Kuzey Kıbrıs (KKTC) için “Diğer” bölgesini, sonra ülkeyi seçin.',
  },
  {
    question: 'Vizem çıkmazsa param geri gelir mi?',
    answer: '{{ending}}',
  },
  {
    question: 'Yaş sınırı var mı?',
    answer:
      'Her şirketin sınırı başka. Çoğu 70–75 yaşına kadar sigortalar, bazıları daha ileri yaşları daha yüksek primle kabul eder. Sınırın dışında kalırsanız o şirket teklif vermez ve nedenini listenin altında görürsünüz.',
  },
  {
    question: 'Kronik hastalığım var, yine de alabilir miyim?',
    answer:
      'Alabilirsiniz; ancak poliçeden önce var olan hastalığın tedavisi çoğu planda kapsam dışıdır. Yolda aniden ortaya çıkan başka bir rahatsızlık ise karşılanır. Satın almadan önce teklifin “Kapsam dışı” bölümünü okuyun.',
  },
  {
    question: 'Yurt dışında hastalanırsam ne yapmalıyım?',
    answer:
      'Hayati tehlike varsa önce bulunduğunuz ülkenin acil numarasını arayın. Sonra, mümkünse tedaviden önce, poliçenizdeki yardım hattına haber verin; sizi anlaşmalı bir hastaneye yönlendirirler. Kendiniz ödediyseniz fatura, rapor ve reçeteleri saklayın.',
  },
  {
    question: 'Fiyat neden hem euro hem lira görünüyor?',
    answer:
      'Şirketlerin tarifesi euro üzerindendir, karttan lira çekilir. Lirayı Merkez Bankası’nın o günkü kuruyla hesaplarız; kuru, tarihini ve bülten numarasını teklifin yanında görürsünüz. Fiyatın hangi saate kadar geçerli olduğu da yazar; değişirse size yeniden sorarız.',
  },
  {
    question: 'Ailece tek poliçe alabilir miyiz, yabancı pasaport olur mu?',
    answer:
      'Evet. On kişiye kadar ekleyebilirsiniz; her kişi T.C. kimlik numarasıyla, 99 ile başlayan yabancı kimlik numarasıyla ya da pasaportuyla yazılır. Adlar pasaporttakiyle harf harf aynı olmalı, çünkü konsolosluk karşılaştırır.',
  },
];
