import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Erasmus için sigorta zorunlu mu?',
    answer:
      'Evet, hem gönderen üniversite hem de konsolosluk sigorta ister. Öğrenim hareketliliğinde sağlık sigortası; stajda ise sağlık, sorumluluk ve kaza sigortasının üçü birden aranır. Ek bir koşul olup olmadığını üniversitenizin uluslararası ofisine sorun.',
  },
  {
    question: 'Öğrenim ile staj seçimi neyi değiştirir?',
    answer:
      'Staj ya da çalışma seçerseniz her teklifte kişisel sorumluluk ve ferdi kaza teminatı da bulunur. Öğrenimde bunlar zorunlu değildir, bu yüzden fiyat daha düşüktür; yine de bazı planlar içerir.',
  },
  {
    question: 'Poliçe ne kadar süreyi kapsamalı?',
    answer:
      'Kabul belgenizdeki ilk günden son güne kadar kalışın tamamını. Oryantasyon haftasını ve sınavları da hesaba katın. Tek poliçe en çok 366 gün sürer.',
  },
  {
    question: 'Bu poliçe öğrenci vizesi için yeter mi?',
    answer:
      'Tekliflerin hepsinde en az 30.000 euro tedavi teminatı vardır ve poliçe kalışınızın tamamını kapsar. Bazı konsolosluklar ülkeye özgü ek belgeler ister; kararı her zaman konsolosluk verir. Almanya gibi ülkelerde üniversiteye kayıt için yerel sigorta da istenebilir.',
  },
  {
    question: '“Bu ülke için teklif oluşturulamıyor” ne demek?',
    answer:
      'Seçtiğiniz ülke için şu anda hiçbir şirketin Erasmus planı yok demektir. Başka bir ülke seçebilirsiniz. Programınız gerçekten o ülkedeyse yurt dışı seyahat sağlık sigortasına bakın ya da bizi arayın.',
  },
  {
    question: 'Komşu ülkelere gezmeye gidersem geçerli mi?',
    answer:
      'Poliçede yazan ülke asıl kaldığınız ülkedir; kısa geziler için Avrupa’nın geri kalanında da geçen planlar vardır. Teklifin ayrıntısına ve kapsam dışı maddelere bakın. Türkiye’ye tatile geldiğiniz günler kapsam dışıdır.',
  },
  {
    question: 'Orada doktora gidersem nasıl ödenir?',
    answer:
      'Önce poliçedeki yardım hattını arayın; anlaşmalı bir yere yönlendirirlerse siz ödemezsiniz. Acilse önce tedavi olun, sonra haber verin. Ödediğiniz her şeyin faturasını ve raporunu saklayın.',
  },
  {
    question: 'Eşimi ya da birlikte giden arkadaşlarımı ekleyebilir miyim?',
    answer:
      'Aynı ülkeye aynı tarihlerde gidiyorsanız bir teklifte beş kişiye kadar ekleyebilirsiniz. Tarihleriniz farklıysa herkes kendi teklifini almalı; yoksa biri gereğinden uzun süre için öder.',
  },
  {
    question: 'Dönemim uzarsa ne yapmalıyım?',
    answer:
      'Poliçeniz bitmeden yeni tarihler için yeni bir teklif alın; böylece arada boş gün kalmaz. Yeni poliçe öncekinin bittiği günün ertesinde başlasın. Daha önce başlamış bir hastalık yeni poliçede kapsam dışı kalabilir.',
  },
  {
    question: 'Vizem çıkmazsa param geri gelir mi?',
    answer: 'Konsolosluğun ret yazısını saklayın. {{ending}}',
  },
];
