import { localDate } from '@boedel/domain/dates/local-date';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import type { InsolvencyBooks, InsolvencyRequest } from '@boedel/domain/insolvency-account/books';
import { claimOfLine } from '@boedel/domain/insolvency-account/claim-line';
import { drawInsolvencyAccount, type InsolvencyAccount } from '@boedel/domain/insolvency-account/insolvency-account';
import { isRefused, type Outcome, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { placeAmong } from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { letterheadOf } from '../../platform/paper/letterhead';
import { draftMark } from '../../platform/paper/words';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { executorsOf } from '../estate/executors-of';
import { layoutOf } from '../estate-account/paper/layout';
import { companyStore, presentCompany } from '../firm/company.store';
import { insolvencyAccountsOf } from '../lodging/lodged.store';
import { switchesOf } from '../matter-settings/options';
import { booksStore } from './books.store';
import { accountChoices, choicesOf } from './choice.store';
import { insolvencyBooksOf } from './insolvency-books';
import { insolvencyAccountPaper } from './paper/insolvency-account-paper';

export interface InsolvencyAsked {
  readonly matterID: number;
  readonly language: 'en' | 'af';
  readonly kind: AccountKind;
}
export interface DrawnInsolvency {
  readonly books: InsolvencyBooks;
  readonly account: InsolvencyAccount;
  readonly paper: Paper;
}
type Drawn = DrawnInsolvency | { readonly stopping: readonly Refusal[] };

/** The place an account of this kind takes, with what the one before it left. */
export async function requestOf(tx: Tx, matter: OpenedMatter, kind: AccountKind): Promise<Outcome<InsolvencyRequest>> {
  if (matter.system_type !== systemType.liquidation) {
    return refuse('matterID', 'Only an insolvent estate has this account.');
  }
  const lodged = await insolvencyAccountsOf(tx, matter.id);
  const place = placeAmong(kind, lodged);
  if (isRefused(place)) return place;
  const last = place.before.at(-1);
  const first = lodged.find(({ sequence }) => sequence === place.sequence);
  return {
    kind,
    sequence: place.sequence,
    ...(last && { previous: last.carries, previousOn: localDate(last.lodgedOn) }),
    ...(first && {
      amends: {
        on: localDate(first.lodgedOn),
        claimIds: (first.carries.outcomes?.claims ?? []).map(({ claimId }) => claimOfLine(claimId)),
      },
    }),
  };
}

/** The account of an insolvent estate as it stands: facts, ledger and claims; the law; the page. */
export async function drawInsolvencyAccountOf(
  tx: Tx,
  { matterID, language, kind }: InsolvencyAsked,
  now: Date,
  { isDraft }: { readonly isDraft: boolean } = { isDraft: true },
): Promise<Drawn> {
  const matter = await openMatter(tx, matterID, 'reports');
  // Whoever may see reports sees the account whole, whatever else of the matter is shown to them.
  return asTheFirm(tx, async (): Promise<Drawn> => {
    const request = await requestOf(tx, matter, kind);
    if (isRefused(request)) return { stopping: request.refusals };
    const { values } = await choicesOf(tx, matterID, request.sequence);
    const books = await insolvencyBooksOf(tx, matter, now, accountChoices(values));
    const account = drawInsolvencyAccount(books, request);
    if (isRefused(account)) return { stopping: account.refusals };
    const switches = await switchesOf(tx, matterID);
    const paper = insolvencyAccountPaper({
      heading: {
        ...(await booksStore(tx).head(matterID)),
        trustees: await executorsOf(tx, matterID),
      },
      account,
      numbers: new Map(books.claims.map((claim) => [claim.id, claim])),
      language,
      layout: layoutOf('liquidation', (option) => switches.has(option)),
      letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
      ...(isDraft && { mark: draftMark(language) }),
    });
    return { books, account, paper };
  });
}
