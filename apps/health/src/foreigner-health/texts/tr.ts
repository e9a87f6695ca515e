import type { ProductTexts } from '@sigorta/product-kit/product-texts';
import { tr as family } from '../../_family/texts/tr.ts';

export const tr = {
  ...family,
  category: 'Yabancı sağlık sigortası',
  'page.lead': 'İkamet izni için istenen poliçe; hastalandığınızda da yanınızda.',
  'page.benefit.1': 'İkamet izni genelgesindeki asgari teminat her teklifte var',
  'page.benefit.2': 'Bir ya da iki yıl, altı kişiye kadar tek poliçe',
  'page.benefit.3': 'Genelge ifadesini içeren poliçe PDF olarak indirilir',

  'step.stay.title': 'İkamet',
  'step.stay.hint': 'İkamet izniniz ne kadar sürecek, güvence ne zaman başlasın?',
  'step.insured.title': 'Kimler sigortalanacak?',
  'step.insured.hint': 'Her kişiyi pasaportundaki gibi, Latin harfleriyle yazın.',

  'field.duration': 'Poliçe süresi',
  'field.duration.hint': 'İstediğiniz ikamet izninin süresinden kısa olmamalı.',
  'field.duration.error': 'Poliçe süresini seçin.',
  'field.duration.oneYear': '1 yıl',
  'field.duration.twoYears': '2 yıl',
  'field.fatherName.hint': 'Pasaportta ya da ikamet belgesinde yazdığı gibi.',
  'field.idKind.hint': 'Henüz yabancı kimlik numaranız yoksa pasaportu seçin.',

  'coverage.inpatient': 'Yatarak tedavi (anlaşmalı)',
  'coverage.inpatient.explain':
    'Anlaşmalı hastanede ameliyat, yatış ve yoğun bakım; sizden katılım payı alınmaz.',
  'coverage.outpatient': 'Ayakta tedavi (yıllık)',
  'coverage.outpatient.explain':
    'Muayene, tahlil, görüntüleme ve ilaç. Anlaşmalı yerde %20’sini, başka yerde %40’ını siz ödersiniz.',
  'coverage.inpatientOther': 'Yatarak tedavi (anlaşmasız)',
  'coverage.inpatientOther.explain':
    'Anlaşması olmayan hastanede yıllık tutar; giderin %20’sini siz ödersiniz.',
  'coverage.dentalEmergency': 'Acil diş tedavisi',
  'coverage.dentalEmergency.explain':
    'Ani diş ağrısında ilk müdahale. Teklifte muafiyet yazıyorsa yalnızca buna ve check-up’a uygulanır.',
  'coverage.checkup': 'Check-up',
  'coverage.checkup.explain': 'Şirketin seçtiği merkezde yılda bir genel sağlık kontrolü.',
  'coverage.interpreter': 'Tercüman desteği',
  'coverage.interpreter.explain': 'Hastane randevusunda ve telefonda kendi dilinizde yardım alırsınız.',
  'coverage.funeralTransport': 'Cenaze nakli',
  'coverage.funeralTransport.explain': 'Vefat hâlinde cenazenin ülkesine götürülmesi üstlenilir.',

  'exclusion.pregnancy': 'Hamilelik ve doğumla ilgili olağan giderler',

  'decline.oneYearOnly': 'Bu şirket yalnızca bir yıllık poliçe sunuyor.',

  'document.note.1':
    'İşbu poliçe 10/05/2016 tarih ve 16 sayılı Vize ve İkamet İzni Taleplerinde Yaptırılacak Sağlık Sigortalarına İlişkin Genelge’de belirlenen asgari teminat yapısını kapsamaktadır.',
  'document.note.2':
    'Ayakta tedavide sigortalının katılım payı anlaşmalı kurumda %20, anlaşmasız kurumda %40’tır. Yatarak tedavide anlaşmalı kurumda katılım payı yoktur, anlaşmasız kurumda %20’dir. Muafiyet bu asgari teminatlara uygulanmaz.',
  'document.note.3':
    'Cayma süresi geçtikten sonra poliçe, sigortalının talebiyle yalnızca genelgede sayılan hâllerde sona erdirilebilir; örneğin ikamet süresini kapsayan yeni bir poliçe sunulduğunda, ikamet izni iptal edildiğinde ya da uzatılmadığında, genel sağlık sigortası kapsamına girildiğinde.',
} satisfies ProductTexts;
