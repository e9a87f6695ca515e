/** One of the two days of a range. Dates are ISO, empty while there is none or no bound. */
export interface RangeDate {
  /** what its own box is called */
  label: string;
  value: string;
  min: string;
  max: string;
  onPick: (date: string) => void;
}

export type RangeEnd = 'first' | 'last';

/** Two dates that one calendar takes. */
export interface DateRange {
  /** which of them the calendar is opened for */
  at: RangeEnd;
  first: RangeDate;
  last: RangeDate;
  /** days that it may have at most, both ends counted; null: any number */
  longest: number | null;
  /** how long it is, in words; empty while it is not known */
  said: string;
}
