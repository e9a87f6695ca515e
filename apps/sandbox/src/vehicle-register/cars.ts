import { createHash } from 'node:crypto';
import { type VehicleFacts, valueBands } from '@sigorta/contracts/vehicle';

interface Model {
  name: string;
  type: VehicleFacts['vehicleType'];
  /** place of its value among the bands when it is new; it falls by one every four years */
  band: number;
}

const models: readonly Model[] = [
  { name: 'Fiat Egea 1.4', type: 'car', band: 2 },
  { name: 'Renault Clio 1.0 TCe', type: 'car', band: 2 },
  { name: 'Renault Megane 1.3 TCe', type: 'car', band: 3 },
  { name: 'Toyota Corolla 1.5', type: 'car', band: 3 },
  { name: 'Volkswagen Golf 1.5 TSI', type: 'car', band: 4 },
  { name: 'BMW 320i', type: 'car', band: 5 },
  { name: 'Ford Transit Custom 2.0', type: 'van', band: 3 },
  { name: 'Ford Transit 16+1', type: 'minibus', band: 4 },
  { name: 'Honda PCX 125', type: 'motorcycle', band: 0 },
];

/** the newest car of the register; fixed, so that a plate is the same car next year */
const newestYear = 2025;

export const unknownPlate = '06YOK404';

/** Figures between 0 and 255 that are a plate's for ever. */
const figuresOf = (plate: string): Buffer => createHash('sha256').update(`vehicle:${plate}`).digest();

const at = <T>(list: readonly [T, ...T[]] | readonly T[], figure: number): T => {
  const found = list[figure % list.length];
  if (found === undefined) throw new Error('an empty list of cars');
  return found;
};

/** The serial of an invented document: two letters and six digits, by the plate alone. */
export const serialOf = (plate: string): string => {
  const figures = figuresOf(plate);
  const letter = (place: number) => String.fromCharCode(65 + (figures.readUInt8(place) % 26));
  return `${letter(8)}${letter(9)}${String(figures.readUInt32BE(10) % 1_000_000).padStart(6, '0')}`;
};

/** A car that stands in samples and descriptions, and can be tried by hand. */
const known: Readonly<Record<string, { serial: string; facts: VehicleFacts }>> = {
  '34ELF728': {
    serial: 'AB123456',
    facts: {
      makeAndModel: 'Fiat Egea 1.4',
      modelYear: 2023,
      vehicleType: 'car',
      usage: 'private',
      province: 34,
      valueBand: 'upTo1500',
      noClaimsStep: 6,
    },
  },
};

const invented = (plate: string): VehicleFacts => {
  const figures = figuresOf(plate);
  const model = at(models, figures.readUInt8(0));
  const age = figures.readUInt8(1) % 16;
  return {
    makeAndModel: model.name,
    modelYear: newestYear - age,
    vehicleType: model.type,
    usage: figures.readUInt8(2) % 8 === 0 ? 'commercial' : 'private',
    province: Number(plate.slice(0, 2)),
    /* a register of values lists no motorcycles */
    valueBand:
      model.type === 'motorcycle' ? null : at(valueBands, Math.max(0, model.band - Math.floor(age / 4))),
    /* a tenth was never insured under its owner */
    noClaimsStep:
      figures.readUInt8(3) % 10 === 0 ? null : at([0, 1, 2, 3, 4, 5, 6, 7, 8], figures.readUInt8(4)),
  };
};

/** The car of a plate when the serial is its document's; null otherwise. */
export function carOf(plate: string, documentSerial: string): VehicleFacts | null {
  if (plate === unknownPlate) return null;
  const car = Object.hasOwn(known, plate) ? known[plate] : undefined;
  if (documentSerial !== (car?.serial ?? serialOf(plate))) return null;
  return car?.facts ?? invented(plate);
}
