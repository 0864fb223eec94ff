import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { pairHandlers } from '../../platform/http/handler';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { openMatter } from '../../platform/tenancy/matter-door';
import { assign } from './assign';
import { type IntroducerKind, type IntroducerDetails, introducerStore } from './introducers.store';

type MatterIntroducer = AnswerOf<typeof introducerCalls.getMatterMarketer>;

const presentIntroducer = (row: IntroducerDetails): NonNullable<MatterIntroducer> => ({
  id: row.id,
  matterID: row.matter_id,
  introducerID: row.introducer_id,
  name: row.name,
  sharePercent: row.share,
  note: row.note,
  version: row.version,
});

const readIntroducer = (kind: IntroducerKind, scope: FirmScope, matterId: number): Promise<MatterIntroducer> =>
  scope.transaction(async (tx) => {
    await openMatter(tx, matterId);
    const row = await introducerStore(tx, kind).ofMatter(matterId);
    return row ? presentIntroducer(row) : null;
  });

export const handledIntroducerCalls = pairHandlers(introducerCalls, {
  getMatterMarketer: ({ scope, query }) => readIntroducer('marketer', scope, query.matterId),
  getMatterMarketerByMatterID: ({ scope, query }) => readIntroducer('marketer', scope, query.matterID),
  updateMarketerMatter: async (request) => {
    const { marketerID, ...rest } = request.body;
    return presentIntroducer((await assign('marketer', request, { ...rest, introducerID: marketerID }))!);
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
  getMatterReferrer: ({ scope, query }) => readIntroducer('referrer', scope, query.matterID),
  updateReferrerMatter: async (request) => {
    const { referrerID, ...rest } = request.body;
    const row = await assign('referrer', request, { ...rest, introducerID: referrerID });
    return row ? presentIntroducer(row) : null;
  },
});
