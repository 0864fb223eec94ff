import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import { figuresStore } from '../kept-figures/figures.store';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { readMarriages } from '../marriages/marriages.store';
import { readTrustNumber } from './trust-number';
import { partyStore } from '../matter-parties/party.store';
import { addMatter } from './add-matter';
import { changeManyMatters } from './bulk-change';
import { changeMatter } from './change-matter';
import { readClientView } from './client-view';
import { changeStatus } from './change-status';
import { readDashboard, getDue, addKnown } from './dashboard';
import { dashboardStore } from './dashboard.store';
import { getColleagues } from './colleagues';
import { deleteMatter } from './delete-matter';
import { exportMatter } from './export-matter';
import { importMatter, previewImport } from './import-matter';
import { exportMatterList } from './export-matters';
import { listLikenesses } from './likenesses.store';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readOwnFirm } from '../../platform/tenancy/own-firm.store';
import { listMatters } from './matter-list.store';
import { presentMatter, presentMatterRow } from './matter.present';
import { matterStore } from './matter.store';
import { readQuickGlance } from './quick-glance';
import { deleteView, getViews, saveView } from './saved-views';
import { searchMatters } from './search-matters';
import { undoBulk } from './undo-bulk';
import { listOpenItems } from './list-open-items';

async function readMatterShown(tx: Tx, actor: Actor, matterId: number) {
  const matter = await matterStore(tx).findShown(matterId);
  matterStore(tx).rememberOpened(matterId);
  return presentMatter(matter, actor);
}

export const handledMatterCalls = pairHandlers(matterCalls, {
  getlist: ({ scope, actor, query, now }) =>
    scope.read(async (tx) => {
      const { rows, total } = await listMatters(tx, query, actor.systemType, computeDayAt(now));
      return { rows: rows.map(presentMatterRow), total };
    }),
  getMatterList: ({ scope, actor, query, now }) =>
    scope.read(async (tx) => {
      const { rows, total } = await listMatters(tx, query, actor.systemType, computeDayAt(now));
      return { rows: rows.map(presentMatterRow), total };
    }),
  getMatterIDsAndInsolventsNames: ({ scope, actor, query, now }) =>
    scope.read(async (tx) =>
      (await listMatters(tx, query, actor.systemType, computeDayAt(now))).rows.map(({ id, name }) => ({ id, name })),
    ),
  getMatterIDsAndMatterRefs: ({ scope, actor, query, now }) =>
    scope.read(async (tx) =>
      (await listMatters(tx, query, actor.systemType, computeDayAt(now))).rows.map(({ id, reference }) => ({
        id,
        reference,
      })),
    ),
  add: withServices(addMatter),
  getLikenesses: ({ scope, body }) => scope.transaction((tx) => listLikenesses(tx, body)),
  getRecent: ({ scope, actor }) =>
    scope.read(async (tx) =>
      (await dashboardStore(tx, actor.systemType).recent()).map(({ opened_at, ...rest }) => ({
        ...rest,
        openedAt: opened_at,
      })),
    ),
  update: changeMatter,
  getmatterbyid: ({ scope, actor, body }) => scope.transaction((tx) => readMatterShown(tx, actor, body.id)),
  getmatterbyinsolventid: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const party = await partyStore(tx).find(body.id);
      if (party.role !== 'main') throw new NotFound();
      return readMatterShown(tx, actor, party.matter_id);
    }),
  GetMatterDetails: ({ scope, actor, query }) =>
    scope.read(async (tx) => presentMatter(await matterStore(tx).findShown(query.matterID), actor)),
  updatestatus: withServices(changeStatus),
  whatIsOpen: listOpenItems,
  getClientView: readClientView,
  updatewatchlist: ({ scope, body }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, body.ID);
      await matterStore(tx).setWatched(body.ID, body.watchList);
      return { done: true as const };
    }),
  getQuickGlance: readQuickGlance,
  GetTotalAssetValue: ({ scope, query }) =>
    scope.read(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return { total: (await figuresStore(tx).of(query.matterID))?.gross_assets_cents ?? null };
    }),
  isMatterICOP: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const marriages = await readMarriages(tx, matter, computeDayAt(now, findCountry(matter.country)));
      return { isICOP: marriages.some(({ isCurrent, regime }) => isCurrent && regime === 'in community of property') };
    }),
  trustnumber: withServices(readTrustNumber),
  getIntermediaryCountry: ({ scope }) =>
    scope.transaction(async (tx) => ({ country: (await readOwnFirm(tx)).country })),
  _delete: deleteMatter,
  getnumberofmatters: ({ scope, actor }) =>
    scope.transaction(async (tx) => ({ count: (await dashboardStore(tx, actor.systemType).counts()).all })),
  getactivematters: ({ scope, actor }) =>
    scope.transaction(async (tx) => ({ count: (await dashboardStore(tx, actor.systemType).counts()).active })),
  getpendingmatters: ({ scope, actor }) =>
    scope.transaction(async (tx) => ({ count: (await dashboardStore(tx, actor.systemType).counts()).pending })),
  getclosedmatters: ({ scope, actor }) =>
    scope.transaction(async (tx) => ({ count: (await dashboardStore(tx, actor.systemType).counts()).closed })),
  getactiveaccountassetvalue: ({ scope, actor }) =>
    scope.transaction(async (tx) => ({ total: (await dashboardStore(tx, actor.systemType).counts()).asset_value })),
  getprojectfees: ({ scope, actor }) =>
    scope.transaction(async (tx) => {
      const { fee_asset, fee_income } = await dashboardStore(tx, actor.systemType).counts();
      return { total: addKnown(fee_asset, fee_income) };
    }),
  getprojectfeesasset: ({ scope, actor }) =>
    scope.transaction(async (tx) => ({ total: (await dashboardStore(tx, actor.systemType).counts()).fee_asset })),
  getprojectfeesincome: ({ scope, actor }) =>
    scope.transaction(async (tx) => ({ total: (await dashboardStore(tx, actor.systemType).counts()).fee_income })),
  dashboard: readDashboard,
  getDue,
  exportMatter: withServices(exportMatter),
  previewImport: withServices(previewImport),
  importMatter: withServices(importMatter),
  getColleagues,
  search: searchMatters,
});

export const handledMatterListCalls = pairHandlers(matterListCalls, {
  bulk: withServices(changeManyMatters),
  undoBulk,
  getViews,
  saveView,
  deleteView,
  exportList: exportMatterList,
});
