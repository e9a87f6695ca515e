import { defaultBrand } from '@sigorta/contracts/default-brand';
import { expect, test } from 'vitest';
import { chatOf } from './chat-config.ts';

const hours = { Mon: '09:00-18:00' };
const person = {
  name: 'Elif',
  role: { tr: 'Seyahat' },
  phone: '905000000001',
  hours: { Mon: '12:00-20:00' },
};
const brand = { ...defaultBrand, name: 'Kaya', whatsapp: '905000000000' };

test('without persons one desk answers on the brand’s number, in the hours of the button', () => {
  const chat = chatOf({ ...brand, chat: { ...brand.chat, hours } }, 'tr');
  expect(chat?.persons).toEqual([{ id: 'desk', name: 'Kaya', role: null, phone: '905000000000', hours }]);
});

test('a person without hours of its own keeps those of the button', () => {
  const persons = [person, { ...person, name: 'Deniz', hours: null }];
  const chat = chatOf({ ...brand, chat: { ...brand.chat, hours, persons } }, 'tr');
  expect(chat?.persons.map((one) => [one.name, one.hours])).toEqual([
    ['Elif', { Mon: '12:00-20:00' }],
    ['Deniz', hours],
  ]);
});

test('words of the partner are shown only in the languages they were written in', () => {
  const chat = { ...brand.chat, persons: [person], message: { tr: 'Merhaba {{page}}' } };
  expect(chatOf({ ...brand, chat }, 'tr')).toMatchObject({
    message: 'Merhaba {{page}}',
    persons: [{ role: 'Seyahat' }],
  });
  expect(chatOf({ ...brand, chat }, 'ar')).toMatchObject({ message: null, persons: [{ role: null }] });
});

test('without persons and number there is no chat', () => {
  expect(chatOf(defaultBrand, 'tr')).toBeNull();
});
