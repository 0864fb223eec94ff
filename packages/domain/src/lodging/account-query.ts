import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';

export const queryKinds = ['query', 'objection'] as const;
export type QueryKind = (typeof queryKinds)[number];
export const rulings = ['upheld', 'dismissed', 'withdrawn'] as const;
export type QueryRuling = (typeof rulings)[number];

/** A query of the Master's sheet, or an objection to the account: what was asked and what we answered. */
export interface AccountQuery {
  readonly kind: QueryKind;
  readonly raisedBy: string | null;
  readonly receivedDate: LocalDate;
  readonly reply: string | null;
  readonly repliedDate: LocalDate | null;
  readonly ruling: QueryRuling | null;
  readonly ruledDate: LocalDate | null;
}

/** A query is open until it is answered, an objection until the Master ruled or it was taken back. */
export const isOpenQuery = ({ kind, repliedDate, ruling }: Pick<AccountQuery, 'kind' | 'repliedDate' | 'ruling'>) =>
  kind === 'query' ? repliedDate === null : ruling === null;

/** The day it was settled. */
export const findSettledDay = ({
  kind,
  repliedDate,
  ruledDate,
}: Pick<AccountQuery, 'kind' | 'repliedDate' | 'ruledDate'>) => (kind === 'query' ? repliedDate : ruledDate);

/** Answered after it came, with an answer; ruled on after that. */
export function checkQuery(
  { kind, raisedBy, receivedDate, reply, repliedDate, ruling, ruledDate }: AccountQuery,
  today: LocalDate,
): RefusalError | undefined {
  return collectRefusals([
    receivedDate > today ? refuse('receivedDate', 'This day is in the future.') : undefined,
    repliedDate !== null && repliedDate > today ? refuse('repliedDate', 'This day is in the future.') : undefined,
    repliedDate !== null && repliedDate < receivedDate
      ? refuse('repliedDate', 'It is answered on the day it came or later.')
      : undefined,
    repliedDate !== null && !reply?.trim() ? refuse('reply', 'Enter our reply.') : undefined,
    kind === 'objection' && !raisedBy?.trim() ? refuse('raisedBy', 'Enter who objects.') : undefined,
    kind === 'query' && ruling !== null ? refuse('ruling', 'Only an objection can have a ruling.') : undefined,
    ruling !== null && ruledDate === null ? refuse('ruledDate', 'Enter the date of the ruling.') : undefined,
    ruling === null && ruledDate !== null ? refuse('ruling', 'Enter the ruling.') : undefined,
    ruledDate !== null && ruledDate > today ? refuse('ruledDate', 'This day is in the future.') : undefined,
    ruledDate !== null && ruledDate < receivedDate
      ? refuse('ruledDate', 'The ruling cannot be before the objection was received.')
      : undefined,
  ]);
}
