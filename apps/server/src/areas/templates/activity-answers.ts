import { type TrustChangeType, changeType } from '@boedel/domain/activities/change-types';
import type { RemovalGround } from '@boedel/domain/activities/open-activity';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { activityStore } from '../activity-progress/activity.store';
import { listParties } from '../activity-progress/to-activity-facts';
import { readTrust } from '../activity-progress/trust.store';
import { partyStore } from '../matter-parties/party.store';

/** In the words the papers know. */
const kinds: Readonly<Partial<Record<TrustChangeType, string>>> = {
  [changeType.registration]: 'new trust',
  [changeType.appointment]: 'trustee appointed',
  [changeType.removal]: 'trustee resigns',
  [changeType.replacement]: 'trustee replaced',
};
const grounds: Readonly<Record<RemovalGround, string>> = {
  resignation: 'resignation',
  death: 'death',
  deed: 'clause in the deed',
  'court order': 'removal by the court',
  "Master's direction": 'removal by the Master',
};

const comesAndGoes = {
  en: { incoming: 'becomes a trustee', outgoing: 'leaves' },
  af: { incoming: 'word trustee', outgoing: 'tree uit' },
} as const;

/** What a paper of an activity says by itself: what changes, who comes and goes and why, and who signs. */
export async function readActivityAnswers(
  tx: Tx,
  matterId: number,
  { activityID, partyID }: { readonly activityID: number; readonly partyID?: number | null | undefined },
  language: 'en' | 'af',
): Promise<MergeData> {
  const { incoming, outgoing } = comesAndGoes[language];
  const activity = await activityStore(tx).find(activityID);
  if (activity.matter_id !== matterId) throw new NotFound();
  const parties = listParties(activity.id, await runAsFirm(tx, () => readTrust(tx, matterId)));
  const joinNames = (some: readonly { name: string }[]): string | null =>
    some.map((one) => one.name).join(', ') || null;
  const signs = partyID ? await partyStore(tx).find(partyID) : undefined;
  if (signs && signs.matter_id !== matterId) throw new NotFound();
  const data: MergeData = {
    'change.kind': kinds[activity.change_type] ?? null,
    'change.about': [
      parties.incoming.length > 0 ? `${joinNames(parties.incoming)} ${incoming}` : '',
      parties.outgoing.length > 0 ? `${joinNames(parties.outgoing)} ${outgoing}` : '',
    ]
      .filter(Boolean)
      .join('; '),
    'change.ground': activity.ground && grounds[activity.ground],
    'change.name': joinNames(parties.incoming) ?? joinNames(parties.outgoing),
    'change.inPlaceOf': parties.incoming.length > 0 ? joinNames(parties.outgoing) : null,
    ...(signs && {
      'signing.name': [signs.first_names, signs.surname].filter(Boolean).join(' ') || null,
      'signing.idNumber': signs.id_number ?? signs.registration_number,
      'signing.address': [signs.address1, signs.address2, signs.city, signs.code].filter(Boolean).join(', ') || null,
      'signing.capacity': 'Trustee',
    }),
  };
  // What is not known leaves the usual answer as it is.
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== ''));
}
