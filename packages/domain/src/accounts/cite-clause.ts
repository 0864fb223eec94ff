import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { type Message, message } from '../law/message';
import type { LegacyOrigin } from './taken';

/** 'clause 4: residue'; if the number was not captured, only what the clause says. */
export const citeClause = (clause: string | undefined, gift: Message): Message =>
  clause === undefined ? gift : message('clause {clause}: {gift}', { clause, gift });

/** What a legacy gives, in the words of the law. */
export function nameGift({ legacy, as }: LegacyOrigin, country: Country): Message {
  if (legacy.kind === 'cash') return message('legacy of {amount}', { amount: formatAmount(legacy.amount, country) });
  if (legacy.kind === 'asset' || as === 'full') return message('legacy');
  if (as === 'holder') return message(legacy.right);
  return message('ownership subject to the {right}', { right: message(legacy.right) });
}
