import type { Field } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import type { Compared } from '../difference/difference.ts';
import { age, bike, chip, colour, declared, file, side, texts } from './bike.ts';

/** The bike with other fields in its first step. */
export const thing = (...fields: Field[]): Product['steps'] =>
  bike.steps.map((step) => (step.id === 'thing' ? { ...step, kind: 'fields', fields } : step));
const changedColour = (more: Partial<Extract<Field, { kind: 'choice' }>>) => ({
  ...bike,
  steps: thing({ ...colour, ...more } as Field, age),
});
const changedAge = (more: object) => ({ ...bike, steps: thing(colour, { ...age, ...more } as Field) });

const email: Field = { kind: 'email', name: 'email', wire: 'eposta' };
const extra: Field = { kind: 'text', name: 'extra', wire: 'ek', optional: true };

/** What is changed, and the lines that tell it: kind, subject, part, before, after. */
export const changedBikes: [string, Compared, string[]][] = [
  [
    'a product more',
    side(bike, { products: [declared(bike), declared({ ...bike, id: 'scooter' })] }),
    ['product-added | Bisiklet'],
  ],
  ['a product less', side(bike, { products: [] }), ['product-removed | Bisiklet']],
  [
    'an optional question more',
    side({ ...bike, steps: thing(colour, age, extra) }),
    ['field-added | field.extra | form | ek', 'price-input-added | ek'],
  ],
  [
    'a question more that has to be answered and is sealed',
    side({ ...bike, createPolicy: { fields: [chip, { ...chip, name: 'second', wire: 'cip2' }] } }),
    [
      'field-added | field.second | details | cip2',
      'field-required | field.second | details',
      'field-sealed | field.second | details',
    ],
  ],
  [
    'a question less',
    side({ ...bike, steps: thing(colour) }),
    ['field-removed | Age | form | yas', 'price-input-removed | yas'],
  ],
  [
    'another name in code',
    side(changedAge({ name: 'years' })),
    ['field-renamed | field.years | form | age | years'],
  ],
  [
    'an optional one has to be answered',
    side({ ...bike, createPolicy: { fields: [{ ...chip, optional: true }] } }),
    ['field-optional | field.chip | details'],
  ],
  ['another sort of answer', side(changedAge({ kind: 'text' })), ['field-kind | Age | form | number | text']],
  ['a limit moved', side(changedAge({ max: 35 })), ['field-bound | Age | max | 30 | 35']],
  ['a limit went', side(changedAge({ max: undefined })), ['field-bound | Age | max | 30']],
  [
    'a condition',
    side(changedAge({ when: { field: 'colour', is: ['red'] } })),
    ['field-condition | Age | form'],
  ],
  [
    'a list',
    side({
      ...bike,
      steps: thing(colour, age, { kind: 'lookup', name: 'x', wire: 'x', from: 'banks', optional: true }),
    }),
    ['field-added | field.x | form | x', 'price-input-added | x'],
  ],
  ['a width', side(changedAge({ width: 's' })), ['field-look | Age | form']],
  [
    'the other step',
    side({
      ...bike,
      steps: [
        { id: 'thing', kind: 'fields', fields: [colour] },
        { id: 'insured', kind: 'insured' },
        { id: 'contact', kind: 'fields', fields: [age, email] },
      ],
    }),
    ['field-moved | Age | step.thing.title | step.contact.title'],
  ],
  [
    'no longer sealed',
    side({ ...bike, createPolicy: { fields: [{ ...chip, sensitive: false }] } }),
    ['field-opened | field.chip | details'],
  ],
  ['another order of questions', side({ ...bike, steps: thing(age, colour) }), ['field-order | form']],
  [
    'an option more, one less',
    side(
      changedColour({
        options: [
          { value: 'blue', wire: 'M' },
          { value: 'green', wire: 'Y' },
        ],
      }),
    ),
    ['option-removed | Colour | Red', 'option-added | Colour | field.colour.green'],
  ],
  [
    'options the other way round',
    side(
      changedColour({
        options: [
          { value: 'blue', wire: 'M' },
          { value: 'red', wire: 'K' },
        ],
      }),
    ),
    ['option-order | Colour'],
  ],
  [
    'another word to insurers',
    side(changedAge({ wire: 'yasi' })),
    ['wire-field | Age | form | yas | yasi', 'price-input-added | yasi', 'price-input-removed | yas'],
  ],
  [
    'another word of an option',
    side(
      changedColour({
        options: [
          { value: 'red', wire: 'R' },
          { value: 'blue', wire: 'M' },
        ],
      }),
    ),
    ['wire-option | Colour: Red | K | R'],
  ],
  ['more persons', side({ ...bike, insured: { ...bike.insured, max: 5 } }), ['persons | 1–1 | 1–5']],
  [
    'a step more',
    side({ ...bike, steps: [...bike.steps, { id: 'more', kind: 'fields', fields: [] }] }),
    ['step-added | step.more.title'],
  ],
  [
    'a step less',
    side({ ...bike, steps: bike.steps.filter(({ kind }) => kind === 'fields') }),
    ['step-removed | step.insured.title'],
  ],
  [
    'another order of steps',
    side({ ...bike, steps: [bike.steps[1], bike.steps[0], bike.steps[2]] as Product['steps'] }),
    ['step-order'],
  ],
  [
    'a consent more, one less',
    side({
      ...bike,
      consents: [
        { id: 'accuracy', at: 'form', required: true },
        { id: 'health-data', at: 'form', required: true },
      ],
    }),
    ['consent-removed | marketing', 'consent-added | health-data'],
  ],
  [
    'a consent is required, one is not',
    side({
      ...bike,
      consents: [
        { id: 'accuracy', at: 'form', required: false },
        { id: 'marketing', at: 'form', required: true },
      ],
    }),
    ['consent-optional | accuracy', 'consent-required | marketing'],
  ],
  [
    'a consent is asked later',
    side({
      ...bike,
      consents: [
        { id: 'accuracy', at: 'payment', required: true },
        { id: 'marketing', at: 'form', required: false },
      ],
    }),
    ['consent-moved | accuracy | form | payment'],
  ],
  [
    'a cover more, one less',
    side({ ...bike, coverages: ['theft', 'fall', 'water'] }),
    ['cover-removed | coverage.fire', 'cover-added | coverage.water'],
  ],
  ['another order of covers', side({ ...bike, coverages: ['fall', 'theft', 'fire'] }), ['cover-order']],
  ['a rule more', side({ ...bike, rules: [() => null, () => null] }), ['rules | 1 | 2']],
  ['a request', side({ ...bike, payment: null }), ['payment-none']],
  ['3-D Secure', side({ ...bike, payment: { threeDSecure: true } }), ['payment-secure']],
  [
    'terms of cancellation',
    side({ ...bike, cancellation: { withdrawal: false, begunWithin: 'days', begunAfter: 'days' } }),
    ['cancellation'],
  ],
  ['another currency', side({ ...bike, currency: 'EUR' }), ['currency | TRY | EUR']],
  ['another category', side({ ...bike, categoryName: 'Tekerlek' }), ['category | Bisiklet | Tekerlek']],
  [
    'another group of the menu',
    side(bike, {}, { family: { menuGroup: 'travel' } }),
    ['menu-group | other | travel'],
  ],
  ['another place', side({ ...bike, order: 11 }), ['place | 10 | 11']],
  [
    'a page more, one less, one elsewhere',
    side({ ...bike, paths: { form: '/bisikletim', policy: '/p' } as Product['paths'] }),
    ['page-removed | /bisiklet-teklifler', 'page-added | /p', 'page-moved | /bisiklet | /bisikletim'],
  ],
  [
    'another alias',
    side({ ...bike, aliases: ['/bicycle'] }),
    ['alias-removed | /bike', 'alias-added | /bicycle'],
  ],
  ['another summary', side({ ...bike, summary: ['age'] }), ['summary']],
  [
    'texts',
    side(
      bike,
      {},
      {
        texts: async (language) =>
          language === 'ar' ? { ...texts, 'field.age': 'Years', 'page.lead': 'More' } : texts,
      },
    ),
    ['texts | ar | 2'],
  ],
  [
    'questions',
    side(bike, {}, { faq: async (language) => (language === 'ru' ? [] : [{ question: 'q', answer: 'a' }]) }),
    ['faq | ru | 1'],
  ],
  ['a heavier form', side(bike, { weights: { 'bike/tr': 1000, 'bike/ar': 1500 } }), ['weight | 1200 | 1500']],
  [
    'files',
    side(bike, { document: { files: { 'renamed.js': file('1', 'browser'), 'b.cjs': file('3', 'server') } } }),
    ['files | server | 1'],
  ],
];
