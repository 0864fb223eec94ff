import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import { figuresStore } from '../kept-figures/figures.store';
import { further, handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { readMarriages } from '../marriages/marriages.store';
import { partyStore } from '../matter-parties/party.store';
import { addMatter } from './add-matter';
import { bulkChange } from './bulk-change';
import { changeMatter } from './change-matter';
import { clientView } from './client-view';
import { changeStatus } from './change-status';
import { dashboard, getDue, knownSum } from './dashboard';
import { dashboardStore } from './dashboard.store';
import { getColleagues } from './colleagues';
import { deleteMatter } from './delete-matter';
import { exportMatter } from './export-matter';
import { importMatter, previewImport } from './import-matter';
import { exportList } from './export-matters';
import { likenesses } from './likenesses.store';
import { openMatter } from '../../platform/tenancy/matter-door';
import { ownFirm } from '../../platform/tenancy/own-firm.store';
import { listMatters } from './matter-list.store';
import { presentMatter, presentMatterRow } from './matter.present';
import { matterStore } from './matter.store';
import { quickGlance } from './quick-glance';
import { deleteView, getViews, saveView } from './saved-views';
import { searchMatters } from './search-matters';
import { undoBulk } from './undo-bulk';
import { whatIsOpen } from './what-is-open';

async function open(tx: Tx, actor: Actor, matterId: number) {
  const matter = await matterStore(tx).findShown(matterId);
  await matterStore(tx).rememberOpened(matterId);
  return presentMatter(matter, actor);
}

export const handledMatterCalls = handle(matterCalls, {
  getlist: ({ tenant, actor, query, now }) =>
    tenant.read(async (tx) => {
      const { rows, total } = await listMatters(tx, query, actor.systemType, dayAt(now));
      return { rows: rows.map(presentMatterRow), total };
    }),
  getMatterList: ({ tenant, actor, query, now }) =>
    tenant.read(async (tx) => {
      const { rows, total } = await listMatters(tx, query, actor.systemType, dayAt(now));
      return { rows: rows.map(presentMatterRow), total };
    }),
  getMatterIDsAndInsolventsNames: ({ tenant, actor, query, now }) =>
    tenant.read(async (tx) =>
      (await listMatters(tx, query, actor.systemType, dayAt(now))).rows.map(({ id, name }) => ({ id, name })),
    ),
  getMatterIDsAndMatterRefs: ({ tenant, actor, query, now }) =>
    tenant.read(async (tx) =>
      (await listMatters(tx, query, actor.systemType, dayAt(now))).rows.map(({ id, reference }) => ({ id, reference })),
    ),
  add: further(addMatter),
  getLikenesses: ({ tenant, body }) => tenant.transaction((tx) => likenesses(tx, body)),
  getRecent: ({ tenant, actor }) =>
    tenant.read(async (tx) =>
      (await dashboardStore(tx, actor.systemType).recent()).map(({ opened_at, ...rest }) => ({
        ...rest,
        openedAt: opened_at,
      })),
    ),
  update: changeMatter,
  getmatterbyid: ({ tenant, actor, body }) => tenant.transaction((tx) => open(tx, actor, body.id)),
  getmatterbyinsolventid: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const party = await partyStore(tx).find(body.id);
      if (party.role !== 'main') throw new NotFound();
      return open(tx, actor, party.matter_id);
    }),
  GetMatterDetails: ({ tenant, actor, query }) =>
    tenant.read(async (tx) => presentMatter(await matterStore(tx).findShown(query.matterID), actor)),
  updatestatus: further(changeStatus),
  whatIsOpen,
  getClientView: clientView,
  updatewatchlist: ({ tenant, body }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, body.ID);
      await matterStore(tx).setWatched(body.ID, body.watchList);
      return { done: true as const };
    }),
  getQuickGlance: quickGlance,
  GetTotalAssetValue: ({ tenant, query }) =>
    tenant.read(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return { total: (await figuresStore(tx).of(query.matterID))?.gross_assets_cents ?? null };
    }),
  isMatterICOP: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const marriages = await readMarriages(tx, matter, dayAt(now, countryNamed(matter.country)));
      return { isICOP: marriages.some(({ isCurrent, regime }) => isCurrent && regime === 'in community of property') };
    }),
  trustnumber: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const main = await partyStore(tx).mainOf(query.matterID);
      return { trustNumber: main.kind === 'trust' ? (main.registration_number ?? '') : '' };
    }),
  getIntermediaryCountry: ({ tenant }) => tenant.transaction(async (tx) => ({ country: (await ownFirm(tx)).country })),
  _delete: deleteMatter,
  getnumberofmatters: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => ({ count: (await dashboardStore(tx, actor.systemType).counts()).all })),
  getactivematters: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => ({ count: (await dashboardStore(tx, actor.systemType).counts()).active })),
  getpendingmatters: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => ({ count: (await dashboardStore(tx, actor.systemType).counts()).pending })),
  getclosedmatters: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => ({ count: (await dashboardStore(tx, actor.systemType).counts()).closed })),
  getactiveaccountassetvalue: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => ({ total: (await dashboardStore(tx, actor.systemType).counts()).asset_value })),
  getprojectfees: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => {
      const { fee_asset, fee_income } = await dashboardStore(tx, actor.systemType).counts();
      return { total: knownSum(fee_asset, fee_income) };
    }),
  getprojectfeesasset: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => ({ total: (await dashboardStore(tx, actor.systemType).counts()).fee_asset })),
  getprojectfeesincome: ({ tenant, actor }) =>
    tenant.transaction(async (tx) => ({ total: (await dashboardStore(tx, actor.systemType).counts()).fee_income })),
  dashboard,
  getDue,
  exportMatter: further(exportMatter),
  previewImport: further(previewImport),
  importMatter: further(importMatter),
  getColleagues,
  search: searchMatters,
});

export const handledMatterListCalls = handle(matterListCalls, {
  bulk: further(bulkChange),
  undoBulk,
  getViews,
  saveView,
  deleteView,
  exportList,
});
