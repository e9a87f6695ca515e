/** months that can be looked at */
const mostMonths = 24;

/** The last months, the newest first. @param today ISO day @returns `2026-11` … */
export function lastMonths(today: string): string[] {
  const [year = 0, number = 1] = today.split('-').map(Number);
  return Array.from({ length: mostMonths }, (_, back) => {
    const months = year * 12 + number - 1 - back;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

/** `11/2026` */
export const shownMonth = (month: string): string => month.split('-').reverse().join('/');
