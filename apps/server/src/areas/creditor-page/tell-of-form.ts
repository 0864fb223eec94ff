import { formatAmount } from '@boedel/domain/formats/amount';
import { countryNamed } from '@boedel/domain/law/country';
import { said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { type FormRow, responsiblePerson } from './creditor-page.store';
import type { Own } from './own-page';

/** The person responsible for the matter is told that a claim came in: nobody else looks for it. */
export async function tellOfForm(tx: Tx, { matter, creditor }: Own, form: FormRow): Promise<void> {
  const { person } = await responsiblePerson(tx, matter.id);
  await notifyPeople(tx, 'claim', person === null ? [] : [person], {
    words: said('{creditor} sent a claim of {amount} against {matter}. Take it up or decline it.', {
      creditor: creditor.name,
      amount: formatAmount(form.amount_cents, countryNamed(matter.country)),
      matter: `${matter.reference} ${matter.name}`,
    }),
    path: `/matters/${matter.id}/claims?show=sent`,
  });
}
