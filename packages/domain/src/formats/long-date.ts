import type { LocalDate } from '../dates/local-date';

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  af: 'Januarie Februarie Maart April Mei Junie Julie Augustus September Oktober November Desember'.split(' '),
} as const;

/** '4 March 2027', as letters and notices write a day; in Afrikaans '4 Maart 2027'. */
export function formatLongDate(day: LocalDate, language: 'en' | 'af'): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${months[language][Number(month) - 1]} ${year}`;
}
