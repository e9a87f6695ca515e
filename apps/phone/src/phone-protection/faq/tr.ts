import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Koruma paketi ile sigorta arasında ne fark var?',
    answer:
      'Koruma paketi bir onarım hizmetidir: ekran, sıvı, düşme ve garanti sonrası arızalarda telefonunuz yetkili serviste onarılır. Çalınma ve kaybolmayı karşılamaz. Bunlara karşı cep telefonu sigortasına bakın.',
  },
  {
    question: 'Telefonum yeni değil, alabilir miyim?',
    answer:
      'Çoğu şirkette evet. Kullanılmış telefonda fiyat biraz yükselir, bazı şirketler ise yalnızca kutusundan yeni çıkan telefonu kabul eder. Formdaki “Cihaz yeni” kutusunu boş bırakırsanız teklifler buna göre gelir.',
  },
  {
    question: 'IMEI numaram neden isteniyor?',
    answer:
      'Paket tek bir telefon için geçerlidir ve her telefonun IMEI’si farklıdır. Numarayı tuş takımında *#06# çevirerek görürsünüz. Numara ancak rakamları kendi içinde tutarlıysa kabul edilir; bu, yazım hatasını önler.',
  },
  {
    question: 'Ödemeden sonra neden bir adım daha var?',
    answer:
      'Teklif için marka ve model, satın almak için IMEI yeter; ama servis kaydı için seri numarası, satın alma tarihi ve faturanın kimin adına olduğu da gerekir. Bunları ödemeden sonra soruyoruz. O sayfayı kapatırsanız size gösterilen saatte belge eldeki bilgilerle düzenlenir.',
  },
  {
    question: 'Koruma ne zaman başlar?',
    answer:
      'Satın aldığınız günün ertesi günü. Daha önce oluşmuş bir çatlak ya da arıza karşılanmaz; servis ilk onarımda telefonun geçmişine bakabilir.',
  },
  {
    question: 'Yılda kaç kez onarım isteyebilirim?',
    answer:
      'Plana göre bir ya da iki kez. Sayı, teminat tablosunda “Yılda onarım hakkı” satırında yazar. Karşılaştırma ekranında şirketleri bu satırda yan yana görebilirsiniz.',
  },
  {
    question: 'Her onarımda benden para alınır mı?',
    answer:
      'Bazı planlarda onarım başına sabit bir katılım payı vardır; tutarı fiyatın yanında “Muafiyet” olarak yazar. Muafiyeti olmayan planlar genellikle daha pahalıdır.',
  },
  {
    question: 'Uzatılmış garanti neyi kapsar?',
    answer:
      'Üretici garantisi bittikten sonra kendiliğinden çıkan arızaları: örneğin hoparlörün susması ya da kameranın açılmaması. Düşme, sıvı ve yazılım sorunları bu satıra girmez; onların ayrı teminatı vardır ya da hiç yoktur.',
  },
  {
    question: 'Ekranım kırıldı, ne yapmalıyım?',
    answer:
      'Telefonu başka bir yerde açtırmayın; yetkisiz onarım korumayı bitirir. Belgenizin ilk sayfasındaki yardım hattını arayın, size en yakın servisi söyler ya da kurye gönderirler. Belge ve IMEI numaranız yanınızda olsun.',
  },
  {
    question: 'Vazgeçersem paramı geri alabilir miyim?',
    answer: '{{ending}}',
  },
];
