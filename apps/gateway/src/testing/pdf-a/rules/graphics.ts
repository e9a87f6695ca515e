import type { PDFObject } from '@cantoo/pdf-lib';
import { at, entriesOf, itemsOf, plain, valueAt } from '../objects.ts';
import { bytesOf, type Canvas } from '../open-pdf.ts';
import type { Operand } from '../operators.ts';
import { never, type Paper, type Rule } from '../paper.ts';

const known = new Set(
  `b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc
  SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
);

const nameOf = (value: Operand | undefined): string | null =>
  typeof value === 'object' && value && 'name' in value ? value.name : null;

const named: Record<string, string> = {
  Tf: 'Font',
  gs: 'ExtGState',
  Do: 'XObject',
  sh: 'Shading',
  cs: 'ColorSpace',
  CS: 'ColorSpace',
};

const deviceSpaces = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern']);

function unknownNames({ where, operators, resources }: Canvas): string[] {
  return operators.flatMap(({ operator, operands }) => {
    const kind = named[operator];
    const name = nameOf(operands[0]);
    if (!kind || name === null || (kind === 'ColorSpace' && deviceSpaces.has(name))) return [];
    return at(resources, kind, name) ? [] : [`${where}: ${kind} ${name}`];
  });
}

const profilesOf = ({ catalog }: Paper): PDFObject[] =>
  itemsOf(at(catalog, 'OutputIntents')).filter((intent) => valueAt(intent, 'S') === '/GTS_PDFA1');

const spaceOfComponents = new Map([
  [1, 'GRAY'],
  [3, 'RGB '],
  [4, 'CMYK'],
]);

/** What is wrong with a colour profile's first lines (ICC.1, 7.2). */
function wrongProfile(profile: PDFObject | undefined, classes: readonly string[]): string[] {
  const bytes = Buffer.from(bytesOf(profile));
  if (bytes.length < 128) return ['no colour profile'];
  const word = (from: number) => bytes.toString('latin1', from, from + 4);
  return never([
    word(36) !== 'acsp' && 'a profile that is none',
    bytes.readUInt32BE(0) > bytes.length && 'a profile that is cut',
    (bytes[8] ?? 9) > 4 && `a profile of version ${bytes[8]}`,
    !classes.includes(word(12)) && `a profile of class ${word(12)}`,
    word(16) !== spaceOfComponents.get(Number(valueAt(profile, 'N'))) && `a profile of ${word(16)}`,
  ]);
}

const deviceOperators: Record<string, string> = {
  g: 'DeviceGray',
  G: 'DeviceGray',
  rg: 'DeviceRGB',
  RG: 'DeviceRGB',
  k: 'DeviceCMYK',
  K: 'DeviceCMYK',
};

/** Colours that are told for a device: by an operator, a space's name, or a picture. */
function deviceColours({ canvases, all }: Paper): string[] {
  const painted = canvases.flatMap(({ operators }) =>
    operators.flatMap(({ operator, operands }) => {
      const name = /^cs$/i.test(operator) ? nameOf(operands[0]) : deviceOperators[operator];
      return name && name !== 'Pattern' && deviceSpaces.has(name) ? [name] : [];
    }),
  );
  const spaces = all.map((object) => plain(at(object, 'ColorSpace')));
  return [...painted, ...spaces.filter((space) => typeof space === 'string').map((space) => space.slice(1))];
}

function uncoveredColours(paper: Paper): string[] {
  const components = profilesOf(paper).map((intent) => valueAt(intent, 'DestOutputProfile', 'N'));
  const covered = (space: string): boolean =>
    space === 'DeviceGray'
      ? components.length > 0
      : components.includes(space === 'DeviceRGB' ? 3 : space === 'DeviceCMYK' ? 4 : Number.NaN);
  return [...new Set(deviceColours(paper))].filter((space) => space !== 'Pattern' && !covered(space));
}

const isSpace = (object: PDFObject | undefined): boolean => plain(itemsOf(object)[0]) === '/ICCBased';

const spacesOf = ({ all, canvases }: Paper): PDFObject[] =>
  [
    ...all,
    ...canvases.flatMap(({ resources }) => entriesOf(at(resources, 'ColorSpace')).map(([, space]) => space)),
  ].filter((object): object is PDFObject => object !== undefined && isSpace(object));

const statesOf = ({ canvases }: Paper): PDFObject[] =>
  canvases.flatMap(({ resources }) =>
    entriesOf(at(resources, 'ExtGState')).flatMap(([, state]) => (state ? [state] : [])),
  );

const intents = new Set(['RelativeColorimetric', 'AbsoluteColorimetric', 'Perceptual', 'Saturation']);

const blends = new Set(
  `Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation
  Color Luminosity`
    .split(/\s+/)
    .map((name) => `/${name}`),
);

const objectsOf = ({ all }: Paper, subtype: string): PDFObject[] =>
  all.filter((object) => valueAt(object, 'Subtype') === subtype);

export const graphicsRules: Rule[] = [
  {
    of: '6.2.2',
    says: 'content is made of the standard’s operators, and what it names is there',
    faults: ({ canvases, ink }) => [
      ...canvases.flatMap(({ where, operators }) =>
        operators
          .filter(({ operator }) => !known.has(operator))
          .map(({ operator }) => `${where}: ${operator}`),
      ),
      ...canvases.flatMap(unknownNames),
      ...ink.faults,
    ],
  },
  {
    of: '6.2.3',
    says: 'one output intent, with its colour profile',
    faults: (paper) => {
      const found = profilesOf(paper);
      return [
        ...never([found.length !== 1 && `${found.length} output intents`]),
        ...found.flatMap((intent) => [
          ...wrongProfile(at(intent, 'DestOutputProfile'), ['prtr', 'mntr']),
          ...never([!valueAt(intent, 'OutputConditionIdentifier') && 'an output intent without a name']),
        ]),
      ];
    },
  },
  {
    of: '6.2.4.2',
    says: 'colour spaces hold whole profiles',
    faults: (paper) =>
      spacesOf(paper).flatMap((space) => wrongProfile(itemsOf(space)[1], ['prtr', 'mntr', 'scnr', 'spac'])),
  },
  {
    of: '6.2.4.3',
    says: 'colours of a device are those of the output intent',
    faults: uncoveredColours,
  },
  {
    of: '6.2.5',
    says: 'states set no transfer function and no halftone of their own',
    faults: (paper) =>
      statesOf(paper).flatMap((state) =>
        never([
          at(state, 'TR') && 'a transfer function',
          at(state, 'TR2') && valueAt(state, 'TR2') !== '/Default' && 'a transfer function',
          at(state, 'HTP') && 'a halftone’s phase',
          at(state, 'HT') && ![1, 5].includes(Number(valueAt(state, 'HT', 'HalftoneType'))) && 'a halftone',
        ]),
      ),
  },
  {
    of: '6.2.6',
    says: 'colours are meant in one of four ways',
    faults: ({ canvases, all }) => [
      ...canvases.flatMap(({ operators }) =>
        operators
          .filter(({ operator, operands }) => operator === 'ri' && !intents.has(nameOf(operands[0]) ?? ''))
          .map(() => 'another way in a content'),
      ),
      ...all.flatMap((object) => {
        const intent = valueAt(object, 'Intent') ?? valueAt(object, 'RI');
        return never([typeof intent === 'string' && !intents.has(intent.slice(1)) && intent]);
      }),
    ],
  },
  {
    of: '6.2.8',
    says: 'pictures have no second version, lie in the file and are not smoothed by the reader',
    faults: (paper) =>
      objectsOf(paper, '/Image').flatMap((image) =>
        never([
          at(image, 'Alternates') && 'a second version',
          at(image, 'OPI') && 'a picture elsewhere',
          valueAt(image, 'Interpolate') === true && 'smoothed',
        ]),
      ),
  },
  {
    of: '6.2.9',
    says: 'forms lie in the file and are no programs',
    faults: (paper) => [
      ...objectsOf(paper, '/Form').flatMap((form) =>
        never([
          at(form, 'OPI') && 'a form elsewhere',
          at(form, 'Ref') && 'a form of another file',
          at(form, 'PS') && 'a program',
          valueAt(form, 'Subtype2') === '/PS' && 'a program',
        ]),
      ),
      ...objectsOf(paper, '/PS').map(() => 'a program'),
    ],
  },
  {
    of: '6.2.10',
    says: 'what shines through does so in ways of the standard',
    faults: (paper) =>
      statesOf(paper).flatMap((state) =>
        itemsOf(at(state, 'BM'), true)
          .map((mode) => String(plain(mode)))
          .filter((mode) => !blends.has(mode)),
      ),
  },
];
