import type { AnswerOf } from '@boedel/contract/call';
import type { lastProjectionCalls } from '@boedel/contract/die-today/last-projection.calls';
import { comparePapers } from '@boedel/document/tree/compare';
import type { Paper } from '@boedel/document/tree/paper';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findUsualKind } from '@boedel/domain/lodging/estate-course';
import { accountKinds } from '@boedel/domain/accounts/account-kinds';
import { cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { readStoredFile } from '../../platform/files/stored-file';
import type { Services } from '../../platform/services';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { drawEstateAccount } from '../estate-account/draw-account';
import { readFrozenPaper } from '../lodging/frozen';
import { listEstateAccounts, lodgedStore } from '../lodging/lodged.store';
import { lastProjectionStore } from './last-projection.store';

/** The projected account as it stands, in both languages, kept with the matter; nothing where none can be drawn. */
export const saveProjection = (tx: Tx, matterId: number, now: Date): Promise<void> =>
  runAsFirm(tx, async () => {
    const today = computeDayAt(now);
    const draftAccount = async (language: 'en' | 'af'): Promise<Paper | undefined> => {
      const found = await drawEstateAccount(
        tx,
        { matterID: matterId, language, kind: 'firstAndFinal', asIf: today },
        now,
      );
      return 'stopping' in found ? undefined : found.paper;
    };
    const [en, af] = [await draftAccount('en'), await draftAccount('af')];
    if (en && af) await lastProjectionStore(tx).insert({ matter_id: matterId, made_on: today, papers: { en, af } });
  });

type ProjectionComparison = AnswerOf<typeof lastProjectionCalls.compare>;

/** The account that was lodged last, else as it would be drawn now. */
async function readAccountBeside(
  tx: Tx,
  services: Services,
  matterId: number,
  now: Date,
): Promise<{ paper: Paper; isLodged: boolean; language: 'en' | 'af' } | undefined> {
  const row = (await lodgedStore(tx).ofMatter(matterId)).findLast(({ kind }) => Object.hasOwn(accountKinds, kind));
  if (row) {
    const { key } = await readStoredFile(tx, row.facts_file_id);
    const language = row.language === 'af' ? 'af' : 'en';
    return { paper: await readFrozenPaper(services.files, key), isLodged: true, language };
  }
  const kind = findUsualKind(await listEstateAccounts(tx, matterId));
  const drawn = await drawEstateAccount(tx, { matterID: matterId, language: 'en', kind }, now);
  return 'stopping' in drawn ? undefined : { paper: drawn.paper, isLodged: false, language: 'en' };
}

export async function compareWithPlan(
  tx: Tx,
  services: Services,
  matterId: number,
  now: Date,
): Promise<ProjectionComparison> {
  await openMatter(tx, matterId, 'reports');
  const plan = await lastProjectionStore(tx).ofMatter(matterId);
  if (!plan) return { plan: null };
  const account = await readAccountBeside(tx, services, matterId, now);
  if (!account) return { plan: null };
  const before = plan.papers[account.language];
  // What a plan rests on stands in no account.
  const lines = comparePapers({ ...before, parts: before.parts.slice(0, -1) }, account.paper).map((line) => ({
    ...line,
    before: line.before === null ? null : cents(line.before),
    after: line.after === null ? null : cents(line.after),
  }));
  return { plan: { madeOn: plan.made_on, isLodged: account.isLodged, account: account.paper.title, lines } };
}
