import { nameMeetingType } from '@boedel/contract/meetings/offered-types';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { readMeeting } from '../../meetings/creditors-meeting.calls';
import { type MergeMeetingRow, listMeetingRows } from './meetings.store';

const prefixes = { firstMeeting: 1, secondMeeting: 2, specialMeeting: 3, generalMeeting: 4 } as const;
const isOfAccount = (type: number): boolean => (type >= 6 && type <= 8) || (type >= 10 && type <= 23 && type !== 18);
const prefixKeys = (prefix: string, row: MergeMeetingRow | undefined): MergeData =>
  Object.fromEntries(Object.entries(row?.told ?? {}).map(([leaf, value]) => [`${prefix}.${leaf}`, value]));

/** The meetings and adverts of an insolvent estate; who voted on what, only where the paper asks for it. */
export async function readMeetingData(tx: Tx, matter: OpenedMatter, isVoted: boolean, now: Date): Promise<MergeData> {
  const rows = await listMeetingRows(tx, matter.id);
  const open = rows.findLast(({ type }) => isOfAccount(type));
  const voting = rows.filter(({ type }) => type === prefixes.generalMeeting || type === prefixes.secondMeeting);
  const voted = voting.findLast((row) => row.isVoted) ?? voting[0];
  return {
    ...Object.assign(
      {},
      ...Object.entries(prefixes).map(([prefix, kind]) =>
        prefixKeys(
          prefix,
          rows.findLast(({ type }) => type === kind),
        ),
      ),
    ),
    ...(open && {
      'inspection.gazetteDate': open.told['gazetteDate'] ?? null,
      'inspection.days': open.days,
      'inspection.masterOffice': open.masterOffice,
      'inspection.magistrateOffice': open.magistrateOffice,
    }),
    ...prefixKeys('votedAt', voted),
    ...(voted && { 'votedAt.kind': nameMeetingType(voted.type) }),
    ...(isVoted && voted && (await readVotes(tx, matter, voted.id, now))),
  };
}

async function readVotes(tx: Tx, matter: OpenedMatter, meetingId: number, now: Date): Promise<MergeData> {
  const { shown } = await readMeeting(tx, matter, meetingId, now);
  return {
    voters: shown.creditors
      .filter(({ isPresent }) => isPresent)
      .map(({ creditorName, agent, hasProxy, claimed, voteValue }) => ({
        'voter.name': creditorName,
        'voter.agent': agent,
        'voter.hasProxy': hasProxy,
        'voter.claimed': claimed,
        'voter.value': voteValue,
      })),
    resolutions: shown.resolutions.map(({ number, words, result }) => ({
      'resolution.number': number,
      'resolution.words': words,
      'resolution.forValue': result?.forValue ?? null,
      'resolution.againstValue': result?.againstValue ?? null,
      'resolution.forNumber': result?.forNumber ?? null,
      'resolution.againstNumber': result?.againstNumber ?? null,
      'resolution.isCarried': result?.isCarried ?? false,
    })),
  };
}
