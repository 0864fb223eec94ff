import { assetCalls } from '@boedel/contract/assets/assets.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import type { Tx } from '../../platform/db/database';
import { documentStore } from '../documents/document.store';
import type { TabCalls } from './tab-calls';

type PersonTabAnswer = AnswerOf<typeof mainPartyCalls.getPersonTab>;

/** What the matter holds of everything a family is asked about, as its tabs read it. */
export interface MatterContents extends PersonTabAnswer {
  readonly matter: AnswerOf<typeof matterCalls.GetMatterDetails>;
  readonly marriages: AnswerOf<typeof marriageCalls.getbymatterid>;
  readonly assets: AnswerOf<typeof assetCalls.getbymatterid>['rows'];
  readonly liabilities: AnswerOf<typeof liabilityCalls.getbymatterid>;
  /** Kinds of papers that are filed. */
  readonly papers: ReadonlySet<number>;
}

export async function readMatterContents(tx: Tx, tabs: TabCalls, matterID: number): Promise<MatterContents> {
  return {
    ...(await tabs.read(mainPartyCalls.getPersonTab, { matterID })),
    matter: await tabs.read(matterCalls.GetMatterDetails, { matterID }),
    marriages: await tabs.read(marriageCalls.getbymatterid, { matterID }),
    assets: (await tabs.read(assetCalls.getbymatterid, { matterID })).rows,
    liabilities: await tabs.read(liabilityCalls.getbymatterid, { matterID }),
    papers: await documentStore(tx).kindsOf(matterID),
  };
}
