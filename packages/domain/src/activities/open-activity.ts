import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type ActivityStep, type TrustChangeType, changeType, listActivitySteps } from './change-types';
import type { NamedActivityParty } from './progress';

/** Why a trustee leaves. */
export const grounds = ['resignation', 'death', 'court order', "Master's direction", 'deed'] as const;
export type RemovalGround = (typeof grounds)[number];

/** What a dialog that changes trustees offers: a removal is opened from the trustee who goes. */
export const offeredForTrustees = [changeType.replacement, changeType.appointment] as const;

const { appointment, removal, replacement, registration, divested, dormant, initialClaim } = changeType;
const ofTrustees: ReadonlySet<number> = new Set([appointment, removal, replacement]);
const ending: ReadonlySet<number> = new Set([divested, dormant]);
export const isTrusteeChange = (type: number): boolean => ofTrustees.has(type);
export const isEndingTrust = (type: number): boolean => ending.has(type);
const needsIncoming = (type: TrustChangeType): boolean => type === appointment || type === replacement;
const needsOutgoing = (type: TrustChangeType): boolean => type === removal || type === replacement;

export interface TrusteeInActivity extends NamedActivityParty {
  /** Not a trustee any more. */
  readonly hasLeft: boolean;
  readonly isAppointed: boolean;
  /** The letters of authority still name who resigned, was removed or died: that is what the change mends. */
  readonly isOnLetters: boolean;
}
export interface EarlierActivity {
  readonly type: TrustChangeType;
  readonly partyIds: readonly number[];
}
export interface ActivityOpening {
  readonly type: TrustChangeType;
  readonly startedOn: LocalDate;
  readonly incoming: readonly TrusteeInActivity[];
  readonly outgoing: readonly TrusteeInActivity[];
  readonly ground: RemovalGround | null;
}
export interface OpeningContext {
  readonly today: LocalDate;
  readonly isRegistered: boolean;
  readonly isDeregistered: boolean;
  readonly hasUndertaking: boolean;
  /** Activities of the matter that are not completed. */
  readonly open: readonly EarlierActivity[];
}

/** The changes a trust can begin as it stands. */
export function listOfferedChanges({
  isRegistered,
  isDeregistered,
  hasUndertaking,
}: Omit<OpeningContext, 'today' | 'open'>): TrustChangeType[] {
  if (isDeregistered) return [];
  const claims = Object.values(changeType).filter((type) => type >= initialClaim);
  return [
    ...(isRegistered ? [...offeredForTrustees, removal, divested, dormant] : [registration]),
    ...(hasUndertaking ? claims : []),
  ];
}

function refuseParties({ type, incoming, outgoing, ground }: ActivityOpening): (RefusalError | undefined)[] {
  const both = incoming.find(({ id }) => outgoing.some((one) => one.id === id));
  const gone = incoming.find(({ hasLeft }) => hasLeft);
  const released = outgoing.find(({ hasLeft, isOnLetters }) => hasLeft && !isOnLetters);
  const already = incoming.find(({ isAppointed, hasLeft }) => isAppointed && !hasLeft);
  return [
    needsIncoming(type) && incoming.length === 0 ? refuse('incomingIDs', 'Choose who becomes a trustee.') : undefined,
    needsOutgoing(type) && outgoing.length === 0 ? refuse('outgoingIDs', 'Choose which trustee leaves.') : undefined,
    needsOutgoing(type) && ground === null ? refuse('ground', 'Choose why the trustee leaves.') : undefined,
    both && refuse('incomingIDs', message('{name} cannot come and leave in one change.', { name: both.name })),
    gone &&
      refuse(
        'incomingIDs',
        message('{name} is no longer a trustee. Add the person as a trustee again.', { name: gone.name }),
      ),
    released &&
      refuse(
        'outgoingIDs',
        message('The letters of authority do not name {name} any more. Choose a trustee they still name.', {
          name: released.name,
        }),
      ),
    already && refuse('incomingIDs', message('{name} is a trustee already.', { name: already.name })),
  ];
}

/** Two changes of one kind that run side by side on one trustee, or on the trust, would each undo the other. */
function refuseTwice(
  { type, incoming, outgoing }: ActivityOpening,
  open: readonly EarlierActivity[],
): RefusalError | undefined {
  const same = open.filter((one) => (isEndingTrust(type) ? isEndingTrust(one.type) : one.type === type));
  if (type === registration || isEndingTrust(type)) {
    return same.length > 0
      ? refuse('activityType', 'This is open already. Go on with it, or delete it first.')
      : undefined;
  }
  const busy = [...incoming, ...outgoing].find(({ id }) => same.some(({ partyIds }) => partyIds.includes(id)));
  return (
    busy &&
    refuse(
      'activityType',
      message('One of this kind is open for {name} already. Go on with it, or delete it first.', { name: busy.name }),
    )
  );
}

export function checkOpening(asked: ActivityOpening, around: OpeningContext): RefusalError | undefined {
  const { type, startedOn } = asked;
  if (type !== registration && around.isDeregistered) {
    return refuse('activityType', 'The trust is deregistered, so you can no longer change it.');
  }
  if (type === registration && around.isRegistered) {
    return refuse('activityType', 'The trust is already registered. Choose the change you want to make.');
  }
  if (isTrusteeChange(type) && !around.isRegistered) {
    return refuse(
      'activityType',
      'The trust is not registered yet: its first trustees are authorised when it is. Open Register New Trust.',
    );
  }
  return collectRefusals([
    startedOn > around.today ? refuse('dateCreated', 'This day is in the future.') : undefined,
    ...refuseParties(asked),
    refuseTwice(asked, around.open),
  ]);
}

/** Steps that fall away by what is known at the beginning, each with its reason. */
export function listStepsFallingAway({
  type,
  startedOn,
  ground,
}: ActivityOpening): { readonly step: number; readonly why: string }[] {
  if (ground === null || ground === 'resignation') return [];
  const why = reasons[ground];
  const isOfResignation = ({ onlyWhere }: ActivityStep): boolean => onlyWhere === 'Resignation';
  return listActivitySteps(type, startedOn)
    .filter(isOfResignation)
    .map(({ step }) => ({ step, why }));
}
const reasons: Readonly<Record<Exclude<RemovalGround, 'resignation'>, string>> = {
  death: 'The trustee died, so there is no resignation.',
  'court order': 'The court removed the trustee, so there is no resignation.',
  "Master's direction": 'The Master removed the trustee, so there is no resignation.',
  deed: 'The deed ends the appointment, so there is no resignation.',
};
