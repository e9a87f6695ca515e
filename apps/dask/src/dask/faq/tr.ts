import type { Faq } from '@sigorta/product-kit/product';

export const faq: readonly Faq[] = [
  {
    question: 'DASK nedir, kimin yaptırması gerekir?',
    answer:
      'DASK, depremin binaya verdiği zararı karşılayan zorunlu sigortadır. Belediye sınırları içindeki meskenlerin ve bu binalardaki dükkân, büro gibi bağımsız bölümlerin sahibi yaptırır. Kiracı yaptırabilir, ama poliçe tapudaki malik adına düzenlenir.',
  },
  {
    question: 'Fiyat neden her şirkette aynı?',
    answer:
      'Zorunlu primi şirketler değil, resmî tarife belirler: brüt metrekare, yapı tarzı, yapım yılı, kat sayısı ve yerleşim yerinin risk grubu. Bu yüzden zorunlu kısım her şirkette kuruşu kuruşuna aynıdır ve vergisi yoktur.',
  },
  {
    question: 'Teklifler o hâlde neden farklı?',
    answer:
      'Bazı şirketler zorunlu poliçenin yanında isteğe bağlı bir paket sunar: eşya, geçici konut, muafiyet iadesi gibi. Paketin primi teklifin ayrıntısında ayrı satırda yazar. İstemiyorsanız yalnızca zorunlu poliçeyi veren teklifi seçin.',
  },
  {
    question: 'UAVT adres kodu nedir, nereden bulurum?',
    answer:
      'Konutunuzun ulusal adres kayıtlarındaki 10 rakamlı kodudur; aynı apartmanda bile her dairenin kodu başkadır. Eski DASK poliçenizde yazar. Bilmiyorsanız formdaki “Adresten bul” ile ilden daireye kadar seçin, kod yerine yazılır.',
  },
  {
    question: 'DASK neyi karşılar, neyi karşılamaz?',
    answer:
      'Temelleri, duvarları, tavanı, merdiveni ve çatısıyla binayı; depremin yanında onun yol açtığı yangın, infilak, tsunami ve yer kaymasını karşılar. Eşya, enkaz kaldırma, kira kaybı ve yaralanmalar zorunlu poliçenin dışındadır.',
  },
  {
    question: 'Metrekareyi nasıl yazmalıyım?',
    answer:
      'Brüt alanı yazın: tapuda, iskân belgesinde ya da eski poliçede bulunur. Sigorta bedeli bu alanla hesaplanır; eksik yazılırsa hasarda ödeme de eksik olur. En küçük alan 40 metrekaredir.',
  },
  {
    question: 'Binam depremde hasar görmüştü, sigortalanır mı?',
    answer:
      'Az hasarlı bina beyanınızla sigortalanır. Orta hasarlı bina ancak onarılıp güçlendirildiğini gösteren belgeyle sigortalanır; belgeyi görmemiz gerektiği için internetten satılmaz. Ağır hasarlı ya da yıkık binaya poliçe yapılamaz.',
  },
  {
    question: 'Yenilemede indirim var mı?',
    answer:
      'Evet. Poliçenizi süresi bitmeden ya da bittikten sonra 30 gün içinde yenilerseniz prim yüzde 20 azalır; ancak grubun en düşük priminin altına inmez. Yenileme kaydı DASK sisteminden doğrulanır.',
  },
  {
    question: 'Hasar olursa muafiyet ne kadar?',
    answer:
      'Zorunlu poliçede her hasarda sigorta bedelinin yüzde 2’si sizde kalır; 72 saat içindeki sarsıntılar tek hasar sayılır. Muafiyet iadesi içeren bir ek paket seçerseniz bu tutarın yarısını ya da tamamını şirket öder.',
  },
  {
    question: 'Konut kredim var, ne yapmalıyım?',
    answer:
      'Formda rehinli alacaklı sorusuna “Var” deyin; bankayı ya da finans kurumunu ve şubeyi yazın. Kredi veren kurum poliçede görünür. Abonelik açtırırken ve tapu işlemlerinde de geçerli DASK poliçesi istenir.',
  },
];
