/** Offline words: spec §4. */
export const tr = {
  open: 'WhatsApp’tan yazın',
  call: 'Bizi arayın',
  title: 'Nasıl yardımcı olalım?',
  text: 'WhatsApp’ta yazışma açılır; bulunduğunuz sayfanın adresini mesaja ekleriz.',
  nobody: 'Şu an yazışabileceğiniz kimse yok; mesaj bırakın, size dönelim.',
  leave: 'Mesaj bırakın',
  message: 'Merhaba, şu sayfa hakkında bilgi almak istiyorum: {{page}}',
  online: 'Şu an müsaitim',
  soon: 'Birazdan müsait olacağım',
  away: 'Bugün müsait değilim',
  newWindow: 'yeni pencerede açılır',
};
