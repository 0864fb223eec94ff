import type { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays, addYears, type LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { type Message, quoteVerbatim } from '@boedel/domain/law/message';
import {
  listBeforeLodging,
  isAsked,
  type LodgingFacts,
  type LodgingRequirement,
  type OpenPoint,
} from '@boedel/domain/lodging/before-lodging';
import { systemType } from '@boedel/domain/matter/kinds';
import { isSmallEstate, isTestate } from '@boedel/domain/matter/matter-kind';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { openMatter, type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import {
  readCounts,
  listMetRequirements,
  metTable,
  proofOfNotice,
  type LodgingRequirementRow,
  listRequirements,
} from './before-lodging.store';

interface LodgingCheck {
  readonly points: readonly OpenPoint[];
  readonly asked: readonly LodgingRequirementRow[];
}

/** What stands between this estate and a lodged account, as things are. */
export async function checkLodging(tx: Tx, matter: OpenedMatter, now: Date): Promise<LodgingCheck> {
  const today = computeDayAt(now, findCountry(matter.country));
  const counted = await readCounts(tx, matter.id, addYears(today, -18));
  const rows = await listRequirements(tx, matter.id);
  const events = [...(await readEvents(tx, matter.id)).values()].filter(({ isDone }) => isDone);
  const happened = new Map<string, LocalDate>(events.map(({ event, date }) => [event, date]));
  const notice = happened.get('creditorsNotice');
  const facts: LodgingFacts = {
    today,
    country: matter.country,
    officeId: counted.master_office_id,
    mastersReference: counted.master_reference,
    executors: counted.executors,
    hasIdentity: counted.has_identity,
    hasAddress: counted.has_address,
    isTestate: counted.has_will || isTestate(counted.kind),
    isSmall: isSmallEstate(counted.kind),
    immovables: counted.immovables,
    minors: counted.minors,
    heirsUnidentified: counted.heirs_unidentified,
    propertiesWithoutDeed: counted.properties_without_deed,
    assetsWithoutVoucher: counted.assets_without_voucher,
    claimsWithoutVoucher: counted.claims_without_voucher,
    claimsUndecided: counted.claims_undecided,
    happened,
    claimsClose: counted.claims_close ?? (notice ? addDays(notice, 30) : null),
    met: new Set(rows.filter(({ met_on, is_filed }) => met_on !== null || is_filed).map(({ id }) => id)),
  };
  const requirements = rows.map((row) => ({ row, asked: toRequirement(row) }));
  return {
    points: listBeforeLodging(
      facts,
      requirements.map(({ asked }) => asked),
    ),
    asked: requirements.filter(({ asked }) => isAsked(asked, facts)).map(({ row }) => row),
  };
}

const toRequirement = (row: LodgingRequirementRow): LodgingRequirement => ({
  id: row.id,
  name: row.name,
  nameAf: row.name_af,
  officeId: row.master_office_id,
  country: row.country,
  from: row.from_on,
  until: row.until_on,
  when: row.asked_of,
  section: row.section,
});

/** A point in the reader's words: a requirement by the name it has in that language. */
export const describePoint = (
  point: OpenPoint,
  asked: readonly LodgingRequirementRow[],
  language: 'en' | 'af',
): Message => {
  const row = asked.find(({ id }) => id === point.requirementId);
  return row && language === 'af' && row.name_af ? quoteVerbatim(row.name_af) : point.says;
};

async function openEstate(tx: Tx, matterId: number): Promise<OpenedMatter> {
  await openMatter(tx, matterId, 'reports');
  const matter = await openMatter(tx, matterId, 'estate');
  if (matter.system_type !== systemType.estateLate) {
    throw new RefusalProblem(refuse('matterID', 'Only a deceased estate has a liquidation and distribution account.'));
  }
  return matter;
}

export const check: Handler<typeof lodgingCalls.check> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const { points, asked } = await checkLodging(tx, await openEstate(tx, query.matterID), now);
    return {
      points: points.map((point) => ({
        id: point.id,
        kind: point.kind,
        message: {
          ...describePoint(point, asked, query.language),
          ...(point.section !== undefined && { section: point.section }),
        },
        tab: point.requirementId === proofOfNotice ? 'meetingsandadverts' : point.tab,
        requirementID: point.requirementId ?? null,
        settles: null,
        grounds: [],
      })),
      met: asked
        .filter(({ met_on }) => met_on !== null)
        .map((row) => ({
          requirementID: row.id,
          name: query.language === 'af' ? (row.name_af ?? row.name) : row.name,
          date: row.met_on!,
        })),
      settled: [],
    };
  });

export const markRequirement: Handler<typeof lodgingCalls.markRequirement> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'reports');
    const matter = await openEstate(tx, body.matterID);
    const { asked } = await checkLodging(tx, matter, now);
    const row = asked.find(({ id }) => id === body.requirementID);
    if (!row) throw new RefusalProblem(refuse('requirementID', 'The office for this matter does not require this.'));
    const rows = tableStore(tx, metTable);
    const [before] = await listMetRequirements(tx, matter.id, row.id);
    if (before) await rows.remove(before.id);
    const after = body.isMet
      ? await rows.insert({
          matter_id: matter.id,
          requirement_id: row.id,
          met_on: computeDayAt(now, findCountry(matter.country)),
          note: body.note,
        })
      : undefined;
    await audit(tx, actor, body.isMet ? 'requirement.met' : 'requirement.reopened', {
      entity: ['lodging_met', (after ?? before)?.id ?? row.id],
      matterId: matter.id,
      ...(before && { before }),
      after: { name: row.name, met_on: after?.met_on ?? null, note: after?.note ?? null },
    });
    return { done: true as const };
  });
