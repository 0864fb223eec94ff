import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { handle } from '../../platform/http/handler';
import type { Tenant } from '../../platform/tenancy/doors';
import { openMatter } from '../../platform/tenancy/matter-door';
import { assign } from './assign';
import { type IntroducerKind, type IntroducerShown, introducerStore } from './introducers.store';

type Introducer = AnswerOf<typeof introducerCalls.getMatterMarketer>;

const present = (row: IntroducerShown): NonNullable<Introducer> => ({
  id: row.id,
  matterID: row.matter_id,
  introducerID: row.introducer_id,
  name: row.name,
  sharePercent: row.share,
  note: row.note,
  version: row.version,
});

const ofMatter = (kind: IntroducerKind, tenant: Tenant, matterId: number): Promise<Introducer> =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, matterId);
    const row = await introducerStore(tx, kind).ofMatter(matterId);
    return row ? present(row) : null;
  });

export const handledIntroducerCalls = handle(introducerCalls, {
  getMatterMarketer: ({ tenant, query }) => ofMatter('marketer', tenant, query.matterId),
  getMatterMarketerByMatterID: ({ tenant, query }) => ofMatter('marketer', tenant, query.matterID),
  updateMarketerMatter: async (request) => {
    const { marketerID, ...rest } = request.body;
    return present((await assign('marketer', request, { ...rest, introducerID: marketerID }))!);
  },
  unAssignMarketerFromMatter: async (request) => {
    await assign('marketer', request, {
      matterID: request.body.matterID,
      introducerID: null,
      sharePercent: null,
      note: null,
    });
    return { done: true as const };
  },
  getMatterReferrer: ({ tenant, query }) => ofMatter('referrer', tenant, query.matterID),
  updateReferrerMatter: async (request) => {
    const { referrerID, ...rest } = request.body;
    const row = await assign('referrer', request, { ...rest, introducerID: referrerID });
    return row ? present(row) : null;
  },
});
