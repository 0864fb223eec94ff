import { toLocalDate } from '@boedel/domain/dates/local-date';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import type { InsolvencyBooks, InsolvencyRequest } from '@boedel/domain/insolvency-account/books';
import { toClaimId } from '@boedel/domain/insolvency-account/claim-line';
import { drawInsolvencyAccount, type InsolvencyAccount } from '@boedel/domain/insolvency-account/insolvency-account';
import { isRefused, type Outcome, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { findPlaceAmong } from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { createLetterhead } from '../../platform/paper/letterhead';
import { formatDraftMark } from '../../platform/paper/words';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { listExecutors } from '../estate/list-executors';
import { readLayout } from '../estate-account/paper/layout';
import { companyStore, presentCompany } from '../firm/company.store';
import { listInsolvencyAccounts } from '../lodging/lodged.store';
import { listSwitches } from '../matter-settings/options';
import { booksStore } from './books.store';
import { toInsolvencyChoices, readChoices } from './choice.store';
import { readInsolvency } from './insolvency-books';
import { buildInsolvencyAccountPaper } from './paper/insolvency-account-paper';

export interface InsolvencyAccountRequest {
  readonly matterID: number;
  readonly language: 'en' | 'af';
  readonly kind: AccountKind;
}
export interface InsolvencyOnPaper {
  readonly books: InsolvencyBooks;
  readonly account: InsolvencyAccount;
  readonly paper: Paper;
}
type InsolvencyAccountResult = InsolvencyOnPaper | { readonly stopping: readonly Refusal[] };

/** The place an account of this kind takes, with what the one before it left. */
export async function readRequest(
  tx: Tx,
  matter: OpenedMatter,
  kind: AccountKind,
): Promise<Outcome<InsolvencyRequest>> {
  if (matter.system_type !== systemType.liquidation) {
    return refuse('matterID', 'Only an insolvent estate has this account.');
  }
  const lodged = await listInsolvencyAccounts(tx, matter.id);
  const place = findPlaceAmong(kind, lodged);
  if (isRefused(place)) return place;
  const last = place.before.at(-1);
  const first = lodged.find(({ sequence }) => sequence === place.sequence);
  return {
    kind,
    sequence: place.sequence,
    ...(last && { previous: last.carries, previousOn: toLocalDate(last.lodgedOn) }),
    ...(first && {
      amends: {
        on: toLocalDate(first.lodgedOn),
        claimIds: (first.carries.outcomes?.claims ?? []).map(({ claimId }) => toClaimId(claimId)),
      },
    }),
  };
}

/** The account of an insolvent estate as it stands: facts, ledger and claims; the law; the page. */
export async function drawInsolvencyAccountOf(
  tx: Tx,
  { matterID, language, kind }: InsolvencyAccountRequest,
  now: Date,
  { isDraft }: { readonly isDraft: boolean } = { isDraft: true },
): Promise<InsolvencyAccountResult> {
  const matter = await openMatter(tx, matterID, 'reports');
  // Whoever may see reports sees the account whole, whatever else of the matter is shown to them.
  return runAsFirm(tx, async (): Promise<InsolvencyAccountResult> => {
    const request = await readRequest(tx, matter, kind);
    if (isRefused(request)) return { stopping: request.refusals };
    const { values } = await readChoices(tx, matterID, request.sequence);
    const books = await readInsolvency(tx, matter, now, toInsolvencyChoices(values));
    const account = drawInsolvencyAccount(books, request);
    if (isRefused(account)) return { stopping: account.refusals };
    const switches = await listSwitches(tx, matterID);
    const paper = buildInsolvencyAccountPaper({
      heading: {
        ...(await booksStore(tx).head(matterID)),
        trustees: await listExecutors(tx, matterID),
      },
      account,
      numbers: new Map(books.claims.map((claim) => [claim.id, claim])),
      language,
      layout: readLayout('liquidation', (option) => switches.has(option)),
      letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
      ...(isDraft && { mark: formatDraftMark(language) }),
    });
    return { books, account, paper };
  });
}
