import { formatDate, formatTime } from '@sigorta/i18n/date';
import { type Cell, isDay, isMoney, safeWords } from './cell.ts';

/** 12.11.2026 14:28, Türkiye's time */
const numericInstant = (at: Date): string => {
  const iso = at.toISOString();
  return `${formatDate(iso, 'tr', 'numeric')} ${formatTime(iso, 'tr')}`;
};

const twoDigits = (minor: number): string => {
  const text = String(minor).padStart(3, '0');
  return `${text.slice(0, -2)},${text.slice(-2)}`;
};

const written = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return numericInstant(cell);
  if (isDay(cell)) return formatDate(cell.day, 'tr', 'numeric');
  if (isMoney(cell)) return twoDigits(cell.minor);
  const text = safeWords(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line as Turkish spreadsheets read it: `;` between the cells, a decimal comma. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(';')}\r\n`;

/** Says that what follows is UTF-8; without it Excel guesses. */
export const byteOrderMark = '\uFEFF';
