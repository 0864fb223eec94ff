import { dateText, dateTimeText } from '../format';

/** A day as YYYY-MM-DD, an instant with its time; missing is '-'. */
export function DateText({ day, instant }: { day?: string | null; instant?: string | null }) {
  const text = instant ? dateTimeText(instant) : dateText(day);
  return <time dateTime={instant ?? day ?? undefined}>{text}</time>;
}
