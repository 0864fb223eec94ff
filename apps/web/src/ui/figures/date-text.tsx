import { formatDate, formatDateTime } from '../format';

/** A day as YYYY-MM-DD, an instant with its time; missing is '-'. */
export function DateText({ day, instant }: { day?: string | null; instant?: string | null }) {
  const text = instant ? formatDateTime(instant) : formatDate(day);
  return <time dateTime={instant ?? day ?? undefined}>{text}</time>;
}
