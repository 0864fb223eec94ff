import type { DrawnAccount } from '@boedel/domain/curator-account/curator-account';
import { type CuratorYear, drawCuratorYear } from '@boedel/domain/curator-account/curator-year';
import type { OfficeName } from '@boedel/domain/curator-account/office';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { createLetterhead } from '../../platform/paper/letterhead';
import { formatDraftMark } from '../../platform/paper/words';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { listExecutors } from '../estate/list-executors';
import { readLayout } from '../estate-account/paper/layout';
import { companyStore, presentCompany } from '../firm/company.store';
import { listSwitches } from '../matter-settings/options';
import { partyStore } from '../matter-parties/party.store';
import { readComingAccount, type ComingAccount, type CuratorYearFacts, readCuratorYear } from './read-curator-year';
import { buildCuratorAccountPaper, type CuratorHeading } from './paper/curator-account-paper';
import { yearStore } from './year.store';

export interface CuratorAccountRequest {
  readonly matterID: number;
  readonly language: 'en' | 'af';
}

export interface CuratorYearOnPaper {
  readonly facts: CuratorYearFacts;
  readonly year: CuratorYear;
  /** None while lines are unclassified. */
  readonly paper: Paper | null;
}
export type CuratorAccountResult =
  | CuratorYearOnPaper
  | { readonly coming: ComingAccount | null; readonly stopping: readonly Refusal[] };

async function readHeading(tx: Tx, matterId: number): Promise<CuratorHeading> {
  const main = await partyStore(tx).mainOf(matterId);
  return {
    person: formatPartyName({ kind: main.kind, firstNames: main.first_names, surname: main.surname }),
    bornOn: main.born_on,
    identityNumber: main.id_number,
    mastersReference: (await yearStore(tx).headOf(matterId)).mastersReference,
    curators: (await listExecutors(tx, matterId)).map(({ name }) => name),
  };
}

async function buildPaper(
  tx: Tx,
  { id }: OpenedMatter,
  { language }: CuratorAccountRequest,
  { office }: { readonly office: OfficeName },
  year: CuratorYear & { readonly account: DrawnAccount },
  isDraft: boolean,
): Promise<Paper> {
  const switches = await listSwitches(tx, id);
  return buildCuratorAccountPaper({
    heading: await readHeading(tx, id),
    office,
    account: year.account,
    input: year.input,
    language,
    ruled: readLayout('income', (option) => switches.has(option)).ruled,
    letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
    ...(isDraft && { mark: formatDraftMark(language) }),
  });
}

/** The account that comes now: facts and ledger give the books, the law gives the figures, the paper the page. */
export async function drawCuratorAccountOf(
  tx: Tx,
  asked: CuratorAccountRequest,
  now: Date,
  { isDraft }: { readonly isDraft: boolean } = { isDraft: true },
): Promise<CuratorAccountResult> {
  const matter = await openMatter(tx, asked.matterID, 'reports');
  // Whoever may see reports sees the account whole, whatever else of the matter is shown to them.
  return runAsFirm(tx, async (): Promise<CuratorAccountResult> => {
    const facts = await readCuratorYear(tx, matter, now);
    if (isRefused(facts)) {
      return { coming: await readComingAccount(tx, matter.id), stopping: facts.refusals };
    }
    const year = drawCuratorYear(facts.books);
    if (isRefused(year)) return { coming: facts.coming, stopping: year.refusals };
    const { account } = year;
    const paper =
      account.status === 'DRAWN' ? await buildPaper(tx, matter, asked, facts, { ...year, account }, isDraft) : null;
    return { facts, year, paper };
  });
}
