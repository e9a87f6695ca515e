export const tr = {
  'paper.title': 'Pasaporttan ya da kimlik kartından doldur',
  'paper.privacy': 'Fotoğraf yalnızca bu cihazda okunur. Hiçbir yere gönderilmez ve saklanmaz.',
  'paper.where':
    'Pasaportta fotoğraflı sayfanın altındaki iki satırı, kimlik kartında arka yüzdeki üç satırı okuruz. Ehliyette böyle satırlar yoktur.',
  'paper.camera': 'Kamerayla oku',
  'paper.choose': 'Fotoğraf seç',
  'paper.asking': 'Tarayıcınız kamera için izninizi istiyor.',
  'paper.reading': 'Fotoğraf okunuyor',
  'paper.live': 'Satırlar görüntünün enini doldursun; belgeyi düz ve parlamadan tutun.',
  'paper.live.picture': 'Kameranın gördüğü',
  'paper.live.looking': 'Satırları arıyoruz.',
  'paper.stop': 'Vazgeç',
  'paper.trouble.denied':
    'Kameraya izin verilmedi. Tarayıcının adres çubuğundan izin verin ya da bir fotoğraf seçin.',
  'paper.trouble.noCamera': 'Kamera açılamadı. Bir fotoğraf seçin ya da bilgileri kendiniz yazın.',
  'paper.trouble.noPicture': 'Bu dosya bir fotoğraf olarak açılamadı. JPEG ya da PNG seçin.',
  'paper.trouble.dark': 'Çok karanlık. Daha aydınlık bir yerde yeniden deneyin.',
  'paper.trouble.noZone':
    'Okunacak satırları bulamadık. Satırların tamamı görünsün, belge başka bir yazının üstünde durmasın.',
  'paper.trouble.cut': 'Satırların bir ucu görünmüyor. İki ucu da görünecek biçimde yeniden çekin.',
  'paper.trouble.small': 'Yazılar çok küçük. Belgeye yaklaşıp yeniden çekin.',
  'paper.trouble.tilted': 'Belge eğik duruyor. Satırlar yatay olacak biçimde yeniden çekin.',
  'paper.trouble.blurred': 'Yazılar net değil ya da parlıyor. Sabit tutup ışığı yandan alarak yeniden çekin.',
  'paper.trouble.checks':
    'Satırlardaki denetim rakamları tutmadı; yanlış okumaktansa okumadık. Yeniden çekin ya da bilgileri kendiniz yazın.',
  'paper.read': 'Okunanlar',
  'paper.read.note': 'Doğru olmayanın işaretini kaldırın. Siz doldurana kadar forma bir şey yazılmaz.',
  'paper.expired': 'Bu belgenin süresi dolmuş: {{date}}. Yolculukta geçerli bir belge gerekir.',
  'paper.otherBirth':
    'Belgedeki doğum tarihi fiyatı sorduğunuz tarihten farklı. Başka birinin belgesi olabilir; kontrol edin.',
  'paper.letters': 'Bu satırlarda Türkçe harf yazılamaz. {{field}} böyle yazılıyorsa seçin:',
  'paper.letter': '{{number}}. harf: {{written}} yerine {{letter}}',
  'paper.fill': '{{count}} bilgiyi doldur',
  'paper.again': 'Yeniden oku',
};
