import { refuse, type RefusalError } from '../law/refusal';
import { message } from '../law/message';
import { normaliseAccount } from './known-account';

/** What makes an account of the firm or of a matter the account it is. */
export interface OwnAccount {
  readonly accountNumber: string | null;
  readonly branchCode: string | null;
  readonly accountType: string | null;
  readonly bank: string | null;
  readonly accountHolder: string | null;
}

const facts = ['branchCode', 'accountType', 'bank', 'accountHolder'] as const;

/** Whether an own account becomes another one. The first number is entered; from then on a change needs a second person. */
export const isOwnAccountChange = (before: OwnAccount, after: OwnAccount): boolean =>
  normaliseAccount(before.accountNumber) !== '' &&
  (normaliseAccount(before.accountNumber) !== normaliseAccount(after.accountNumber) ||
    facts.some((fact) => (before[fact] ?? '') !== (after[fact] ?? '')));

export interface WaitingChange {
  readonly name: string;
  readonly requestedBy: number | null;
  readonly isWaiting: boolean;
}

/** What keeps a person from confirming a change of an own account. */
export function checkConfirmChange(
  { name, requestedBy, isWaiting }: WaitingChange,
  personId: number,
  others: number,
): RefusalError | undefined {
  if (!isWaiting)
    return refuse('id', message('The change to {name} has already been confirmed or rejected.', { name }));
  if (requestedBy !== personId) return undefined;
  return others > 0
    ? refuse('id', message('You requested the change of {name}. Someone else must confirm it.', { name }))
    : refuse(
        'id',
        message(
          'You requested the change of {name}, so another person must confirm it. Add a second person under Users, with the role Request Account or Admin.',
          { name },
        ),
      );
}
