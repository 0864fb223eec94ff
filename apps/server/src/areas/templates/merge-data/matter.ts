import { listEventFields, findEventOfMilestone } from '@boedel/contract/matter/matter-events';
import { milestones } from '@boedel/contract/fixed/matters';
import { systemType } from '@boedel/contract/fixed/system-types';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isOut } from '@boedel/domain/claims/claim-status';
import { systemType as systemTypes } from '@boedel/domain/matter/kinds';
import { isTestate } from '@boedel/domain/matter/matter-kind';
import { type Cents, minus, sum } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { createWholeReader } from '../../../platform/tenancy/run-as-firm';
import { claimStore } from '../../claims/claims.store';
import { readMoneyOfAssets } from '../../recon/cash';
import { readEvents } from '../../diary/matter-event.store';
import { computeUnrealised } from './property';
import {
  listOpenDates,
  findInspection,
  readStoredAmounts,
  readMatterFields,
  readRealised,
  listReleaseSteps,
  type MatterMergeValue,
} from './matter.store';

/** Whether there is a will: as the kind of the estate says, or where that says nothing, what else is captured of one; null while nothing says. */
function isByWill(
  kind: string | null,
  isCaptured: boolean,
  willKind: MatterMergeValue,
  dated: LocalDate | null,
): boolean | null {
  if (kind === 'Intestate') return false;
  if (isCaptured || isTestate(kind)) return true;
  if (willKind !== null) return willKind !== 'no will';
  return dated === null ? null : true;
}

/** The matter, the offices it lies with, the firm and who is responsible. */
export async function readMatterData(tx: Tx, matter: OpenedMatter, today: LocalDate): Promise<MergeData> {
  const row = await readMatterFields(tx, matter.id);
  const { details, hasWill, ...fields } = row;
  const events = await readEvents(tx, matter.id);
  const dates = Object.fromEntries(
    listEventFields(matter.system_type).map(([field, event]) => [
      `matter.${field.replace('details.', '')}`,
      events.get(event)?.date ?? null,
    ]),
  );
  const asked = [
    'petitioningCreditor',
    'attorney',
    'willKind',
    'nominatedExecutor',
    'applicant',
    'powers',
    'accountYearEnd',
    'leastTrustees',
    'needsAudit',
  ];
  const willKind = details['willKind'];
  return {
    today,
    'matter.type': systemType[String(matter.system_type) as keyof typeof systemType],
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])),
    ...Object.fromEntries(asked.map((name) => [`matter.${name}`, details[name] ?? null])),
    ...dates,
    'matter.hasWill': isByWill(
      fields['matter.kind'] as string | null,
      Boolean(hasWill),
      willKind ?? null,
      dates['matter.willDate'] ?? null,
    ),
    'matter.creditorsNoticeDate': events.get('creditorsNotice')?.date ?? null,
    'matter.accountNoticeDate': events.get('accountNotice')?.date ?? null,
    'matter.confirmedDate': events.get('confirmation')?.date ?? null,
    'matter.releasedDate': (events.get('released') ?? events.get('discharged'))?.date ?? null,
    'matter.accountLodgedDate': events.get('accountLodged')?.date ?? null,
    ...(await readDiaryData(tx, matter, today)),
    ...(await readFiguresData(tx, matter)),
  };
}

/** From which day to which the account lies open, once the notice of it has a day; asked of the writer until then. */
export async function readInspectionData(tx: Tx, matterId: number): Promise<MergeData> {
  const open = await findInspection(tx, matterId);
  return open ? { 'notice.inspectionFrom': open.from, 'notice.inspectionTo': open.to } : {};
}

async function readDiaryData(tx: Tx, matter: OpenedMatter, today: LocalDate): Promise<MergeData> {
  const open = await listOpenDates(tx, matter.id);
  const events = await readEvents(tx, matter.id);
  const names: readonly string[] = milestones[String(matter.system_type) as keyof typeof milestones] ?? [];
  const due = open.find(({ title }) => /lodge/i.test(title) && /account/i.test(title));
  return {
    milestones: names.map((name, at) => {
      const event = findEventOfMilestone(matter.system_type, at + 1);
      const happened = event ? events.get(event) : undefined;
      // A day that is only planned is no milestone that was reached.
      const date = happened?.isDone ? happened.date : null;
      return { 'milestone.name': name, 'milestone.date': date, 'milestone.isReached': date !== null && date <= today };
    }),
    deadlines: open.map(({ title, due_on }) => ({
      'deadline.name': title,
      'deadline.date': due_on,
      'deadline.isOverdue': due_on < today,
    })),
    'matter.accountDueDate': due?.due_on ?? null,
  };
}

/** What is claimed of an insolvent estate: claims that are not rejected, expunged or withdrawn; before any, it is not known. */
async function sumClaims(tx: Tx, matterId: number): Promise<Cents | null> {
  const claims = await claimStore(tx).capturedIn(matterId);
  if (claims.length === 0) return null;
  return sum(claims.filter(({ status }) => !isOut(status)).map(({ claimed }) => claimed));
}

const readFiguresData = createWholeReader(async (tx: Tx, matter: OpenedMatter): Promise<MergeData> => {
  const row = await readStoredAmounts(tx, matter.id);
  const { realised } = await readRealised(tx, matter.id);
  // A figure that was not captured is not known, which is not nil.
  const gross = row?.gross ?? null;
  // Its liabilities are the claims of its creditors; the kept figures of an insolvency have none.
  const liabilities =
    matter.system_type === systemTypes.liquidation ? await sumClaims(tx, matter.id) : (row?.liabilities ?? null);
  return {
    'figures.grossAssets': gross,
    'figures.liabilities': liabilities,
    'figures.net': row?.net ?? (gross === null || liabilities === null ? null : minus(gross, liabilities)),
    'figures.cash': row?.cash ?? null,
    'figures.duty': row?.duty ?? null,
    'figures.realised': realised,
    'figures.unrealised': gross === null ? null : await computeUnrealised(tx, matter.id),
  };
});

/** Of a deceased estate, what became money and is to become it by its account. */
export async function readRealisedData(tx: Tx, matter: OpenedMatter): Promise<MergeData> {
  const money = await readMoneyOfAssets(tx, matter);
  return money ? { 'figures.realised': money.received, 'figures.unrealised': money.toCome } : {};
}

const releaseFields = {
  requestRelease: 'requestedDate',
  closeAndDestroy: 'destroyDate',
  releaseBond: 'bondDate',
} as const;

/** When each step of the release was taken. */
export async function readReleaseData(tx: Tx, matterId: number): Promise<MergeData> {
  const rows = await listReleaseSteps(tx, matterId);
  return Object.fromEntries(
    rows.map(({ step, done_on }) => [`release.${releaseFields[step as keyof typeof releaseFields]}`, done_on]),
  );
}
