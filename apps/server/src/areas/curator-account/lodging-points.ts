import { type CuratorLodgingPoint, listCuratorLodgingPoints } from '@boedel/domain/curator-account/before-lodging';
import { nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { listExecutors } from '../estate/list-executors';
import { reconStore } from '../firm/settings.store';
import { partyStore } from '../matter-parties/party.store';
import type { CuratorYearOnPaper } from './draw-curator-account';
import { yearStore } from './year.store';

/** What the account that comes now is still without when it is lodged. */
export const readCuratorLodgingPoints = (
  tx: Tx,
  matterId: number,
  { facts, year }: CuratorYearOnPaper,
): Promise<CuratorLodgingPoint[]> =>
  runAsFirm(tx, async () => {
    const { account } = year;
    const main = await partyStore(tx).mainOf(matterId);
    const { needs_voucher_document: needsPaper } = await reconStore(tx).ofFirm();
    const { from, to } = account.heading;
    return listCuratorLodgingPoints({
      curators: (await listExecutors(tx, matterId)).map(({ name }) => name),
      mastersReference: (await yearStore(tx).headOf(matterId)).mastersReference,
      identityNumber: main.id_number,
      // While lines are unclassified nothing is drawn, and nothing is charged yet.
      remuneration: account.status === 'DRAWN' ? account.income.value.administration.curatorFee : nil,
      isVatDecided: facts.books.vendor || facts.coming.kept.values.vat !== null,
      vouchersWithoutPaper: needsPaper ? await yearStore(tx).vouchersWithoutPaper(matterId, from, to) : 0,
    });
  });
