import type { DrawnAccount } from '@boedel/domain/curator-account/curator-account';
import { type CuratorYear, drawCuratorYear } from '@boedel/domain/curator-account/curator-year';
import type { OfficeName } from '@boedel/domain/curator-account/office';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import { fullName } from '@boedel/domain/parties/party-name';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { letterheadOf } from '../../platform/paper/letterhead';
import { draftMark } from '../../platform/paper/words';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { executorsOf } from '../estate/executors-of';
import { layoutOf } from '../estate-account/paper/layout';
import { companyStore, presentCompany } from '../firm/company.store';
import { switchesOf } from '../matter-settings/options';
import { partyStore } from '../matter-parties/party.store';
import { comingAccount, type ComingAccount, type CuratorYearFacts, curatorYearOf } from './curator-year-of';
import { curatorAccountPaper, type CuratorHeading } from './paper/curator-account-paper';
import { yearStore } from './year.store';

export interface CuratorAsked {
  readonly matterID: number;
  readonly language: 'en' | 'af';
}

export interface DrawnYear {
  readonly facts: CuratorYearFacts;
  readonly year: CuratorYear;
  /** None while lines are unclassified. */
  readonly paper: Paper | null;
}
export type Drawn = DrawnYear | { readonly coming: ComingAccount | null; readonly stopping: readonly Refusal[] };

async function headingOf(tx: Tx, matterId: number): Promise<CuratorHeading> {
  const main = await partyStore(tx).mainOf(matterId);
  return {
    person: fullName({ kind: main.kind, firstNames: main.first_names, surname: main.surname }),
    bornOn: main.born_on,
    identityNumber: main.id_number,
    mastersReference: (await yearStore(tx).headOf(matterId)).mastersReference,
    curators: (await executorsOf(tx, matterId)).map(({ name }) => name),
  };
}

async function paperOf(
  tx: Tx,
  { id }: OpenedMatter,
  { language }: CuratorAsked,
  { office }: { readonly office: OfficeName },
  year: CuratorYear & { readonly account: DrawnAccount },
  isDraft: boolean,
): Promise<Paper> {
  const switches = await switchesOf(tx, id);
  return curatorAccountPaper({
    heading: await headingOf(tx, id),
    office,
    account: year.account,
    input: year.input,
    language,
    ruled: layoutOf('income', (option) => switches.has(option)).ruled,
    letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
    ...(isDraft && { mark: draftMark(language) }),
  });
}

/** The account that comes now: facts and ledger give the books, the law gives the figures, the paper the page. */
export async function drawCuratorAccountOf(
  tx: Tx,
  asked: CuratorAsked,
  now: Date,
  { isDraft }: { readonly isDraft: boolean } = { isDraft: true },
): Promise<Drawn> {
  const matter = await openMatter(tx, asked.matterID, 'reports');
  // Whoever may see reports sees the account whole, whatever else of the matter is shown to them.
  return asTheFirm(tx, async (): Promise<Drawn> => {
    const facts = await curatorYearOf(tx, matter, now);
    if (isRefused(facts)) {
      return { coming: await comingAccount(tx, matter.id), stopping: facts.refusals };
    }
    const year = drawCuratorYear(facts.books);
    if (isRefused(year)) return { coming: facts.coming, stopping: year.refusals };
    const { account } = year;
    const paper =
      account.status === 'DRAWN' ? await paperOf(tx, matter, asked, facts, { ...year, account }, isDraft) : null;
    return { facts, year, paper };
  });
}
