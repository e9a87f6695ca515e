import type { ProductTexts } from '@sigorta/product-kit/product-texts';
import { tr as family } from '../../_family/texts/tr.ts';

export const tr = {
  ...family,
  category: 'Zorunlu trafik sigortası',
  'page.lead':
    'Yola çıkan her aracın yaptırması gereken sigorta. Teminatı yasa belirler, fiyatı ve ekleri şirket.',
  'page.benefit.1': '2026 teminatı: araç başına 400.000 TL, kişi başına 3.600.000 TL',
  'page.benefit.2': 'Şirketlerin eklediği yol yardımı ve ek limitler yan yana',
  'page.benefit.3': 'Poliçe PDF olarak indirilir, bağlantısı e-postanıza gelir',

  'step.vehicle.title': 'Araç',
  'step.vehicle.hint': 'Bilgileri ruhsattan bakarak yazın.',
  'step.history.title': 'Hasarsızlık ve başlangıç',
  'step.history.hint': 'Fiyatı en çok, kaç yıldır hasarsız olduğunuz değiştirir.',

  'field.province.hint': 'Aracın kayıtlı olduğu il.',
  'field.noClaimsStep': 'Hasarsızlık basamağı',
  'field.noClaimsStep.hint':
    'Eski poliçenizde “basamak” satırında yazar. Bilmiyorsanız fiyat, ilk poliçenin başladığı 4. basamaktan hesaplanır.',
  'field.noClaimsStep.error': 'Hasarsızlık basamağını seçin.',
  'field.noClaimsStep.unknown': 'Bilmiyorum ya da ilk poliçem',
  'field.noClaimsStep.s8': '8: yıllardır hasarsız, %50 indirim',
  'field.noClaimsStep.s7': '7: uzun süredir hasarsız, %40 indirim',
  'field.noClaimsStep.s6': '6: iki yıl hasarsız, %20 indirim',
  'field.noClaimsStep.s5': '5: bir yıl hasarsız, %5 indirim',
  'field.noClaimsStep.s4': '4: başlangıç, indirim ve artış yok',
  'field.noClaimsStep.s3': '3: bir hasarlı yıl, %50 artış',
  'field.noClaimsStep.s2': '2: iki hasarlı yıl, %100 artış',
  'field.noClaimsStep.s1': '1: üç hasarlı yıl, %150 artış',
  'field.noClaimsStep.s0': '0: bir yılda üç ya da daha çok hasar, %200 artış',

  'coverage.materialPerVehicle': 'Maddi zarar, araç başına',
  'coverage.materialPerVehicle.explain':
    'Kusurlu olduğunuz kazada karşı aracın onarımı bu tutara kadar ödenir. 2026 tutarını yasa belirler, her şirkette aynıdır.',
  'coverage.bodilyPerPerson': 'Bedeni zarar, kişi başına',
  'coverage.bodilyPerPerson.explain':
    'Kazada yaralanan ya da hayatını kaybeden her kişi için ödenebilecek en yüksek tutar. Her şirkette aynıdır.',
  'coverage.extraLiability': 'Ek sorumluluk (İMM)',
  'coverage.extraLiability.explain':
    'Zarar zorunlu tutarı aşarsa aşan kısmı üstlenir. Pahalı bir araca çarptığınızda cebinizden çıkacak parayı azaltır.',
  'coverage.roadsideAssistance': 'Yol yardımı',
  'coverage.roadsideAssistance.explain':
    'Araç yolda kalırsa çekici, akü takviyesi ve lastik değişimi sağlanır.',
  'coverage.legalProtection': 'Hukuksal koruma',
  'coverage.legalProtection.explain':
    'Kazayla ilgili davada avukat ve mahkeme giderleri bu tutara kadar ödenir.',
  'coverage.driverAccident': 'Sürücü ferdi kaza',
  'coverage.driverAccident.explain':
    'Sürücü kazada hayatını kaybeder ya da sakat kalırsa toplu ödeme yapılır. Zorunlu teminat sürücüyü korumaz.',
  'coverage.replacementCar': 'İkame araç',
  'coverage.replacementCar.explain':
    'Kaza sonrası aracınız serviste kalırsa poliçedeki koşullarla araç verilir.',

  'exclusion.ownVehicle': 'Kendi aracınızdaki hasar',
  'exclusion.ownInjury': 'Kusurlu sürücünün kendi yaralanması (ek teminat yoksa)',
  'exclusion.intent': 'Bile bile verilen zararlar',
  'exclusion.race': 'Yarış ve sürat denemesi sırasındaki zararlar',
  'exclusion.terror': 'Terör ve çalınmış araçla verilen zararlar',

  'decline.lowStep': 'Bu şirket bu hasarsızlık basamağındaki araçlara teklif vermiyor.',

  'document.note.1':
    'Bu sigorta, verdiğiniz zararı karşılar; kendi aracınızdaki hasar için kasko gerekir. Basamak yanlış bildirilmişse şirket prim farkını isteyebilir.',
} satisfies ProductTexts;
