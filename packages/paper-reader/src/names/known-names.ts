/* Common Turkish names and surnames that have a letter a zone cannot write, as the holder writes them. */
const list =
  'AĞAOĞLU AKDAĞ AKGÜL AKGÜN AKIN AKKUŞ AKSU AKTAŞ AKYÜZ ALKAN ALTINTAŞ ARDIÇ ARIÇ ARSLANOĞLU ATEŞ AVŞAR AYÇA AYÇİN AYDINOĞLU AYGÜL AYGÜN AYŞE AYŞEGÜL AYŞEN AYŞENUR AYŞIN BAHÇECİ BAĞCI BARIŞ BAŞAK BAŞAR BAŞARAN BAYRAKTAROĞLU BEKTAŞ BEŞİKTAŞ BETÜL BİLGE BİNGÖL BİRGÜL BİRSEN BOZDAĞ BOZKUŞ BÜLENT BÜŞRA CANDAŞ CEVİZ CEYDA CİHAN COŞKUN CÜNEYT ÇAĞATAY ÇAĞDAŞ ÇAĞLA ÇAĞLAR ÇAĞRI ÇAKIR ÇAKMAK ÇALIŞKAN ÇELEBİ ÇELİK ÇETİN ÇETİNKAYA ÇİÇEK ÇİĞDEM ÇİFTÇİ ÇİLEM ÇINAR ÇOBAN ÇOLAK DAĞ DAĞDELEN DAĞHAN DEMİR DEMİRCİ DEMİRCİOĞLU DEMİREL DENİZ DERVİŞ DERVİŞOĞLU DİLEK DİNÇ DİNÇER DOĞA DOĞAN DOĞU DOĞUKAN DURMUŞ DÜZGÜN ECEVİT EGE ELİF EMİNE EMİR EMİRHAN ENGİN ERBAŞ ERDİ ERDOĞAN ERDOĞDU ERGÖREN ERGÜN ERGÜVEN ERTUĞRUL ESİN EŞREF EŞSİZ FATİH FERİDE FİKRET FİLİZ GENÇ GİZEM GÖÇER GÖÇMEN GÖK GÖKÇE GÖKÇEN GÖKDEMİR GÖKHAN GÖKMEN GÖKSEL GÖKTÜRK GÖNÜL GÖRKEM GÖZDE GÜÇLÜ GÜL GÜLAY GÜLBAHAR GÜLCAN GÜLÇİN GÜLDEN GÜLER GÜLHAN GÜLİZ GÜLNUR GÜLSEN GÜLSÜM GÜLŞAH GÜLŞEN GÜLTEKİN GÜMÜŞ GÜN GÜNAY GÜNDOĞDU GÜNDÜZ GÜNER GÜNEŞ GÜNGÖR GÜRBÜZ GÜREL GÜRKAN GÜRSEL GÜRSOY GÜVEN GÜZEL HALİL HALİME HALİT HAMİT HANİFE HATİCE HÜLYA HÜSEYİN HÜSNÜ IŞIK IŞIL IŞIN İBRAHİM İBRAHİMOĞLU İDİL İDRİS İHSAN İLAYDA İLHAN İLKAY İLKER İLKNUR İLYAS İNAN İNCE İNCİ İPEK İREM İSA İSKENDER İSMAİL İSMET İZZET KAĞAN KARABAĞ KARABIYIK KARACAOĞLU KARADAĞ KARAGÖZ KARAKUŞ KARATAŞ KEÇECİ KILIÇ KILIÇARSLAN KIŞ KOÇ KOÇAK KOÇYİĞİT KÖKSAL KÖPRÜLÜ KÖROĞLU KÖSE KÖSEOĞLU KÜBRA KÜÇÜK KÜRŞAT LATİFE MELİH MELİKE MELİS MERİÇ MERYEM MİNE MÜCAHİT MÜGE MÜJDE MÜJGAN MÜMTAZ MÜNEVVER MÜNİR MÜRSEL MÜSLÜM MÜŞERREF MÜYESSER NAZİFE NECATİ NERGİS NERİMAN NESİBE NİHAL NİHAN NİHAT NİL NİLAY NİLGÜN NİLÜFER OĞUZ OĞUZHAN ONURSÖZ ÖĞÜT ÖMER ÖNAL ÖNCÜ ÖNDER ÖNER ÖYKÜ ÖZ ÖZBAY ÖZBEK ÖZCAN ÖZÇELİK ÖZDEMİR ÖZEN ÖZER ÖZGE ÖZGÜN ÖZGÜR ÖZKAN ÖZLEM ÖZMEN ÖZNUR ÖZTÜRK ÖZYURT PINAR POLATOĞLU REŞAT REŞİT RÜŞTÜ RÜZGAR SADIK SAĞLAM SALİH SALİHA SEÇİL SEÇKİN SEFA SELÇUK SELİM SELİN SERCAN SERKAN SEVGİ SEVİL SEVİM SEVİNÇ SİBEL SİMGE SİNAN SÖNMEZ SÖZEN SÜHEYLA SÜLEYMAN SÜMEYYE ŞABAN ŞAFAK ŞAHİN ŞAHİNOĞLU ŞANLI ŞEBNEM ŞEKER ŞEN ŞENAY ŞENER ŞENGÜL ŞENOL ŞENTÜRK ŞERİFE ŞEVKET ŞEVVAL ŞEYDA ŞEYMA ŞİMŞEK ŞİRİN ŞULE ŞÜKRAN ŞÜKRÜ TAŞ TAŞÇI TAŞDEMİR TAŞKIN TEKİN TOPÇU TUĞBA TUĞÇE TUĞRUL TUNÇ TURGUT TÜLAY TÜLİN TÜRK TÜRKAN TÜRKMEN TÜRKOĞLU UĞUR ULUÇ ULUDAĞ ÜLKÜ ÜMİT ÜMMÜ ÜNAL ÜNLÜ ÜNVER ÜSTÜN VEYSİ YAĞIZ YAĞMUR YASİN YAŞAR YELİZ YEŞİL YEŞİM YİĞİT YILDIZ YÜCE YÜCEL YÜKSEL ZEKİ ZİYA ZÜBEYDE ZÜLEYHA';

const bare: Record<string, string> = { Ç: 'C', Ğ: 'G', İ: 'I', Ö: 'O', Ş: 'S', Ü: 'U' };
const wide: Record<string, string> = { ...bare, Ö: 'OE', Ü: 'UE' };
const written = (name: string, table: Record<string, string>): string =>
  Array.from(name, (letter) => table[letter] ?? letter).join('');

const byWriting = new Map<string, string>();
for (const name of list.split(' '))
  for (const table of [wide, bare]) byWriting.set(written(name, table), name);

/** A name with the Turkish letters that its words most often have; null when it has none that we know. */
export function knownSpelling(name: string): string | null {
  const spelled = name
    .split(' ')
    .map((word) => byWriting.get(word) ?? word)
    .join(' ');
  return spelled === name ? null : spelled;
}
