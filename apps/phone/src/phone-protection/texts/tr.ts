import type { ProductTexts } from '@sigorta/product-kit/product-texts';
import { tr as device } from '../../_family/texts/tr.ts';

export const tr = {
  ...device,
  category: 'Cep telefonu koruma paketi',
  'page.lead': 'Ekranı kırılan, suya düşen ya da garantisi biten telefonunuz yetkili serviste onarılsın.',
  'page.benefit.1': 'Ekran ve sıvı hasarında onarım',
  'page.benefit.2': 'Üretici garantisi bittikten sonra da garanti',
  'page.benefit.3': 'Telefon adresinizden alınır, onarılıp geri getirilir (plana göre)',
  'step.createPolicy.title': 'Son bir adım: telefonun kaydı',
  'step.createPolicy.hint':
    'Servis, telefonu bu bilgilerle tanır. Kutunun ve faturanın yanınızda olması yeter.',
  'field.serialNo': 'Seri numarası',
  'field.serialNo.hint': 'Ayarlar’da “Telefon hakkında” bölümünde ya da kutunun üstünde yazar.',
  'field.serialNo.error': 'Seri numarasını kontrol edin; 6–20 harf ve rakam olmalı.',
  'field.purchaseDate': 'Satın alma tarihi',
  'field.purchaseDate.hint': 'Faturadaki tarih.',
  'field.purchaseDate.error': 'Satın alma tarihini gün/ay/yıl olarak yazın.',
  'field.purchaseDate.error.past':
    'Üç yıldan önce alınmış bir telefon bu pakete giremez. Tarihi kontrol edin.',
  'field.purchaseDate.error.tooLate': 'Satın alma tarihi bugünden sonra olamaz.',
  'field.invoiceName': 'Fatura kimin adına?',
  'field.invoiceName.hint': 'Onarım isterken fatura sorulabilir.',
  'field.invoiceName.error': 'Faturanın kimin adına olduğunu seçin.',
  'field.invoiceName.own': 'Poliçe sahibi',
  'field.invoiceName.other': 'Başka biri',
  'field.invoiceName.none': 'Fatura yok',
  'field.imeiConfirmed': 'Yazdığım IMEI, *#06# ile ekranda görünen numarayla aynı.',
  'field.imeiConfirmed.error': 'Numarayı telefonun ekranındakiyle karşılaştırıp işaretleyin.',
  'coverage.screenRepair': 'Ekran onarımı',
  'coverage.screenRepair.explain':
    'Kırılan ya da çatlayan ön cam ve ekran, bu tutara kadar orijinal parçayla değiştirilir.',
  'coverage.liquidDamage': 'Sıvı teması',
  'coverage.liquidDamage.explain':
    'Suya düşme ya da üstüne sıvı dökülme yüzünden bozulan parçalar bu tutara kadar onarılır.',
  'coverage.extendedWarranty': 'Uzatılmış garanti',
  'coverage.extendedWarranty.explain':
    'Üretici garantisi bittiyse, kendiliğinden çıkan arızalar paket süresince onarılır.',
  'coverage.accidentalRepair': 'Düşme ve çarpma',
  'coverage.accidentalRepair.explain':
    'Düşme sonucu kasa, kamera, tuş ve şarj girişinde oluşan hasar onarılır.',
  'coverage.repairsPerYear': 'Yılda onarım hakkı',
  'coverage.repairsPerYear.explain': 'Bir yılda kaç kez onarım isteyebileceğiniz.',
  'coverage.batteryRenewal': 'Pil yenileme',
  'coverage.batteryRenewal.explain': 'Kapasitesi yüzde 80’in altına düşen pil bir kez değiştirilir.',
  'coverage.loanPhone': 'Yedek telefon',
  'coverage.loanPhone.explain': 'Onarım 5 iş gününü geçerse onarım bitene kadar yedek telefon verilir.',
  'coverage.doorToDoor': 'Adresten alma',
  'coverage.doorToDoor.explain': 'Kurye telefonu adresinizden alır, onarılınca geri getirir.',
  'exclusion.theftAndLoss': 'Çalınma, kaybolma ve unutma',
  'exclusion.earlierDamage': 'Paket başlamadan önce var olan hasar ve arızalar',
  'exclusion.unauthorisedRepair': 'Yetkisiz serviste açılmış ya da onarılmış telefonlar',
  'exclusion.intent': 'Bilerek verilen zarar',
  'exclusion.scratches': 'Kullanımı etkilemeyen çizik ve renk solması',
  'exclusion.software': 'Yazılım arızaları ve silinen veriler',
  'exclusion.battery': 'Pilin zamanla zayıflaması',
  'exclusion.liquid': 'Sıvı temasından doğan hasar',
} satisfies ProductTexts;
