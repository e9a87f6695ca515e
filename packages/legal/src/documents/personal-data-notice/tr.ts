import type { LegalText } from '../../document.ts';

/** KVKK (law 6698) art. 10, 11, 13; deadlines: spec §9 and the tariff notice RG 10/3/2018-30356. */
export const tr: LegalText = {
  title: 'Kişisel verilerin korunması aydınlatma metni',
  articles: [
    {
      heading: 'Veri sorumlusu',
      paragraphs: [
        'Verilerinizin işlenmesinden {{companyName}} sorumludur.[[ Adres: {{companyAddress}}.]][[ Telefon: {{companyPhone}}.]][[ E-posta: {{privacyEmail}}.]]',
        'Poliçenizi düzenleyen sigorta şirketi, kendi işlemleri için ayrıca veri sorumlusudur.',
      ],
    },
    {
      heading: 'İşlediğimiz veriler',
      paragraphs: [
        'Kimlik: ad, soyad, T.C. ya da yabancı kimlik numarası, pasaport numarası, doğum tarihi ve yeri, baba adı, uyruk, cinsiyet.',
        'İletişim: telefon, e-posta, adres.',
        'Sigorta konusu: seyahat, cihaz, hayvan, konut ya da araç bilgileri; teklif, poliçe ve ödeme kayıtları.',
        'Yalnızca ürün gerektiriyorsa boy, kilo ve sağlık bilgisi gibi özel nitelikli veriler.',
        'İşlem güvenliği: IP adresi, tarih ve saat, onayladığınız metinlerin sürümü.',
        'Kart numaranız ve CVV kodunuz yalnızca ödeme kuruluşuna iletilir; kaydedilmez.',
      ],
    },
    {
      heading: 'Amaçlar',
      paragraphs: [
        'Sigorta şirketlerinden teklif almak, karşılaştırmak, poliçeyi düzenletmek ve size ulaştırmak.',
        'Ödemeyi almak; iptal, cayma, iade ve hasar başvurularına yardım etmek.',
        'Yasaların istediği kayıtları tutmak, yetkili kurumların sorularını yanıtlamak, dolandırıcılığı önlemek.',
        'Ayrıca onay verdiyseniz kampanya ve yenilikleri bildirmek.',
      ],
    },
    {
      heading: 'Kimlere aktarılır',
      paragraphs: [
        'Teklif istenen sigorta şirketlerine, poliçe için reasürans ve asistans şirketlerine, ödeme kuruluşuna ve bankalara, SMS, e-posta ve barındırma hizmeti verenlere, yasayla yetkili kamu kurumlarına; her birine yalnızca işi için gereken kadar.',
        'Aracınızı sorgulatırsanız araç tescil kaydını tutan kuruma yalnızca plaka ve ruhsat seri numarası iletilir.',
        'Siteye bir acente aracılığıyla geldiyseniz başvurunuz o acenteyle de paylaşılır.',
        'Yurt dışına aktarım gerekirse Kanun’un 9. maddesindeki şartlardan biri aranır.',
      ],
    },
    {
      heading: 'Toplama yöntemi ve hukuki sebep',
      paragraphs: [
        'Veriler bu sitedeki formlar, telefon, e-posta ve yazışma yoluyla, elektronik ortamda toplanır.',
        'Aracınızı plaka ve ruhsat seri numarasıyla sorgulatırsanız, formun istediği araç bilgileri araç tescil kaydından alınır. Bunlar ürüne göre marka ve model, model yılı, araç türü, kullanım şekli, il, değer aralığı, trafik sigortasında hasarsızlık basamağıdır. Sorgunun kendisi saklanmaz; formda bıraktığınız bilgiler sizin yazdıklarınız gibi işlenir.',
        'Hukuki sebepler: sözleşmenin kurulması ve yerine getirilmesi, yasal yükümlülük, bir hakkın kurulması ya da korunması, temel haklarınıza zarar vermeyen meşru menfaat; bunların yetmediği yerde açık rızanız (Kanun m. 5 ve 6).',
      ],
    },
    {
      heading: 'Saklama süresi',
      paragraphs: [
        'Poliçeye dönüşmeyen teklifler 30 gün, başvurular ve bize yazdığınız iletiler 180 gün sonra silinir. Sakladığınız teklif, sakladığınız günü izleyen 30 günün sonunda silinir. Poliçe ve ödeme kayıtları ticari belgelerin saklanmasına ilişkin 10 yıllık süre boyunca (Türk Ticaret Kanunu, madde 82) saklanır; süre dolunca silinir, yok edilir ya da anonim hâle getirilir.',
      ],
    },
    {
      heading: 'Haklarınız',
      paragraphs: [
        'Kanun’un 11. maddesine göre verilerinizin işlenip işlenmediğini öğrenebilir, bilgi isteyebilir, amacını ve amaca uygun kullanılıp kullanılmadığını, yurt içinde ya da dışında kimlere aktarıldığını öğrenebilirsiniz.',
        'Eksik ya da yanlış verinin düzeltilmesini, şartları varsa silinmesini ya da yok edilmesini ve bunların aktarılan kişilere bildirilmesini isteyebilirsiniz.',
        'Yalnızca otomatik sistemlerle yapılan çözümlemenin aleyhinize bir sonucuna itiraz edebilir, kanuna aykırı işleme yüzünden uğradığınız zararın giderilmesini isteyebilirsiniz.',
      ],
    },
    {
      heading: 'Nasıl başvurursunuz',
      paragraphs: [
        'Başvurunuzu Türkçe olarak {{companyAddress}} adresine yazılı[[, {{companyKep}} kayıtlı elektronik posta adresine]] ya da sistemimizde kayıtlı e-postanızdan {{privacyEmail}} adresine gönderin.',
        'Başvurunuz en geç 30 gün içinde ücretsiz yanıtlanır. Yanıt ayrıca bir maliyet gerektirirse Kurul’un belirlediği tarife uygulanır.',
        'Yanıtı yetersiz bulursanız ya da süresinde yanıt almazsanız, yanıtı öğrendiğiniz günden itibaren 30 gün ve her hâlde başvuru tarihinden itibaren 60 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
      ],
    },
  ],
};
