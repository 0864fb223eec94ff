import { formatAmount } from '@boedel/domain/formats/amount';
import { findCountry } from '@boedel/domain/law/country';
import { message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { type CreditorFormRow, findResponsiblePerson } from './creditor-page.store';
import type { CreditorPageOwner } from './own-page';

/** The person responsible for the matter is told that a claim came in: nobody else looks for it. */
export async function notifyOfForm(
  tx: Tx,
  { matter, creditor }: CreditorPageOwner,
  form: CreditorFormRow,
): Promise<void> {
  const { person } = await findResponsiblePerson(tx, matter.id);
  await notifyPeople(tx, 'claim', person === null ? [] : [person], {
    words: message('{creditor} sent a claim of {amount} against {matter}. Take it up or decline it.', {
      creditor: creditor.name,
      amount: formatAmount(form.amount_cents, findCountry(matter.country)),
      matter: `${matter.reference} ${matter.name}`,
    }),
    path: `/matters/${matter.id}/claims?show=sent`,
  });
}
