import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'Konut sigortası ile DASK aynı şey mi?',
    answer:
      'Hayır. DASK zorunludur ve yalnızca depremin binaya verdiği hasarı, belirli bir tutara kadar öder. Konut sigortası isteğe bağlıdır; yangın, hırsızlık, su baskını gibi riskleri ve eşyanızı da korur. İkisi birbirini tamamlar.',
  },
  {
    question: 'Kiracıyım, neyi sigortalamalıyım?',
    answer:
      'Binayı ev sahibi sigortalar; siz eşyanızı ve komşulara karşı sorumluluğunuzu sigortalarsınız. Formda “Kiracıyım” deyin; bina bedeli sorulmaz ve fiyat yalnızca eşyaya göre hesaplanır.',
  },
  {
    question: 'Bina bedelini nasıl bulurum?',
    answer:
      'Evin satış fiyatını değil, bugün yeniden yaptırmanın bedelini yazın; arsanın payı yanmaz. Brüt metrekareyi bölgenizdeki metrekare yapım maliyetiyle çarpmak iyi bir başlangıçtır.',
  },
  {
    question: 'Eşya bedelini düşük yazarsam ne olur?',
    answer:
      'Eksik sigorta olur: eşyanız 600.000 TL iken 300.000 TL yazarsanız, hasarın da yarısı ödenir. Evi oda oda gezip yenisini almanın bedelini toplamak en doğrusudur.',
  },
  {
    question: 'Deprem teminatı almak için DASK şart mı?',
    answer:
      'Evet. Konut poliçesindeki deprem teminatı, DASK’ın ödediğinin üstünü ve eşyayı karşılar. Bu yüzden formda geçerli DASK’ınız olup olmadığını sorarız; yoksa önce DASK yaptırın.',
  },
  {
    question: 'Hırsızlık hangi durumda ödenir?',
    answer:
      'Kapı, pencere ya da kilit zorlanarak girilmişse ödenir. Bazı planlar açık bırakılan kapıdan girilen ya da uzun süre boş kalan evdeki hırsızlığı dışarıda bırakır; teklifin ayrıntısında yazar.',
  },
  {
    question: 'Fiyatın içinde hangi vergiler var?',
    answer:
      'Toplam primin üzerinden yüzde 5 BSMV, yalnızca yangın kısmının üzerinden yüzde 10 yangın sigortası vergisi alınır. Teklifin ayrıntısında primin her parçası ayrı satırdadır; gördüğünüz fiyat hepsinin toplamıdır.',
  },
  {
    question: 'Muafiyet ne demek, ne kadar olmalı?',
    answer:
      'Her hasarda sizin üstlendiğiniz ilk tutardır. Muafiyet 5.000 TL, hasar 20.000 TL ise şirket 15.000 TL öder. Küçük hasarları kendiniz karşılayabiliyorsanız muafiyetli plan daha ucuzdur.',
  },
  {
    question: 'Yazlık ya da boş evimi sigortalayabilir miyim?',
    answer:
      'Evet, ama bazı planlar 45 günden uzun boş kalan evde hırsızlığı karşılamaz. Teklifleri karşılaştırırken kapsam dışı maddelere bakın; kiraya verilmiş evi sigortalamayan şirketler de vardır.',
  },
  {
    question: 'Hasar olursa ne yapmalıyım?',
    answer:
      'Önce zararın büyümesini önleyin: suyu kapatın, itfaiyeyi ya da polisi arayın. Ardından poliçedeki numaraya haber verin, fotoğraf çekin ve eksper gelene kadar zarar gören eşyayı atmayın.',
  },
];
