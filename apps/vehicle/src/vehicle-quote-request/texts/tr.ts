import type { ProductTexts } from '@sigorta/product-kit/product-texts';
import { tr as family } from '../../_family/texts/tr.ts';

export const tr = {
  ...family,
  category: 'Trafik ve kasko teklif talebi',
  'page.lead': 'Teklifleri telefonda konuşmak istiyorsanız bilgilerinizi bırakın, biz sizi arayalım.',
  'page.benefit.1': 'Trafik, kasko ya da ikisi tek talepte',
  'page.benefit.2': 'Ücretsiz; kart bilgisi istenmez',
  'page.benefit.3': 'Ruhsat numaralarınız şifrelenerek saklanır',

  'step.policy.title': 'Ne istiyorsunuz?',
  'step.policy.hint': 'Hangi sigorta, kaç gün için?',
  'step.vehicle.title': 'Araç',
  'step.vehicle.hint': 'Bilgileri ruhsattan bakarak yazın.',
  'step.contact.title': 'Kimi arayalım?',
  'step.contact.hint': 'Bilgilerinizi inceledikten sonra bu numarayı ararız.',

  'field.productKind': 'Sigorta',
  'field.productKind.hint': 'İkisi için tek seferde teklif isteyebilirsiniz.',
  'field.productKind.error': 'Ürünü seçin.',
  'field.productKind.traffic': 'Trafik sigortası',
  'field.productKind.comprehensive': 'Kasko',
  'field.productKind.both': 'Trafik ve kasko',
  'field.licence': 'Ruhsat numarası',
  'field.licence.hint': 'Belgenin üzerindeki tescil sıra numarası.',
  'field.licence.error': 'Ruhsat numarasını yazın.',
  'field.policyDuration': 'Poliçe süresi (gün)',
  'field.policyDuration.hint': 'Yıllık poliçe için 365 yazın.',
  'field.policyDuration.error': 'Poliçe süresini gün olarak belirtin; 1 ile 366 arasında olmalı.',
  'field.occupation.hint': 'Bazı şirketler mesleğe göre indirim yapar. Yazarak arayabilirsiniz.',
} satisfies ProductTexts;
