import type { IsoDate } from '@sigorta/validators/iso-date';
import type { FieldText } from './product-texts.ts';

/** Shows or requires a field only while another field of the same scope has one of these values. */
export interface Condition {
  field: string;
  is: readonly (string | boolean)[];
}

/**
 * What an answer is for. Without those for the price no insurer can make an offer; those for the policy say whom or what
 * it insures and where to reach them, and no tariff may look at them.
 */
export type Purpose = 'price' | 'policy';

export interface FieldBase {
  /** name in code, drafts and errors */
  name: string;
  /** key on the wire (Turkish, spec §3) */
  wire: string;
  /** what the answer is for; `policy` when left out */
  for?: Purpose;
  /** optional fields may stay empty; all others are required while shown */
  optional?: boolean;
  /** the field exists only while the condition holds; otherwise it is neither shown, checked nor sent */
  when?: Condition;
  /** ids, passports, health answers: never stored in a draft, never logged */
  sensitive?: boolean;
  /** text key prefix; default `field.<name>` of the common texts (label, `.hint`, `.error`) */
  text?: FieldText;
  width?: 's' | 'm' | 'l' | 'full';
  autocomplete?: string;
}

/** What an option is called is the text `<text>.<value>`. */
export interface Option {
  value: string;
  wire: string | number;
}

export type Field = FieldBase &
  (
    | { kind: 'text'; min?: number; max?: number; inputMode?: 'text' | 'numeric'; mask?: string }
    | { kind: 'personName' }
    | { kind: 'nationalId' }
    | { kind: 'foreignerId' }
    | { kind: 'taxNumber' }
    | { kind: 'passportNo' }
    | { kind: 'birthDate'; minAge?: number; maxAge?: number }
    /** ISO dates; `min` is today or days after it, `notBefore` another date field of the same scope */
    | { kind: 'date'; minDays?: number; maxDays?: number; notBefore?: string }
    | { kind: 'phone' }
    | { kind: 'email' }
    | { kind: 'imei' }
    | { kind: 'microchip' }
    | { kind: 'plate' }
    | { kind: 'licenceSerial' }
    | { kind: 'uavt' }
    | { kind: 'number'; min?: number; max?: number; unit?: string }
    | { kind: 'checkbox'; mustBeTrue?: boolean }
    /**
     * few options, shown side by side; one that others hang on starts at its first unless `open` leaves it to the buyer,
     * and so does one that is `preset` because nearly everybody answers it so
     */
    | { kind: 'choice'; options: readonly Option[]; open?: true; preset?: true }
    /** a closed list in a drop-down */
    | { kind: 'select'; options: readonly Option[] }
    /** a long list from `packages/lookups` or the gateway; `params` are other fields it depends on */
    | { kind: 'lookup'; from: LookupName; params?: readonly string[] }
  );

export type FieldKind = Field['kind'];

/**
 * Lists a select can be filled from. `countries` takes the region field (`europe`, `other`) and includes the groups
 * 996 Schengen, 997 Europe, 998 all world; `countriesErasmus` is the Europe list with 994. Lists that hang on another
 * take its answer from the field of this name: `districts` and `healthDistricts` from `province`, `phoneModels` from
 * `brand`, `petBreeds` from `species` (`cat`, `dog`).
 */
export type LookupName =
  | 'countries'
  | 'countriesErasmus'
  | 'greenCardCountries'
  | 'nationalities'
  | 'foreignNationalities'
  | 'provinces'
  | 'districts'
  | 'healthDistricts'
  | 'phoneBrands'
  | 'phoneModels'
  | 'petBreeds'
  | 'occupations'
  | 'banks'
  | 'financialInstitutions';

/** Value of a field in an application: text (ISO for dates, `{dialCode}{national}` E.164 for phones), number or flag. */
export type FieldValue = string | number | boolean | null;

export type FieldValues = Record<string, FieldValue | undefined>;

/** What the buyer filled in: the steps' fields flat, the insured persons in a list. Names in code, not wire. */
export interface Application {
  [field: string]: FieldValue | undefined | FieldValues[];
  insured?: FieldValues[];
}

export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** What a rule needs to know besides the application. The gateway gives all of it, the browser what it has loaded. */
export interface RuleContext {
  today: IsoDate;
  /** first day of cover of the application at hand, on which ages are judged; today without it */
  coverFrom?: IsoDate;
  /** whether a value stands in a list; without it any well-formed value of a `lookup` passes */
  isListed?: (from: LookupName, value: string, params: FieldValues) => boolean;
  /** whether an E.164 text outside Türkiye is a number somebody can have; without it 6 to 14 digits pass */
  isForeignPhone?: (e164: string) => boolean;
}
