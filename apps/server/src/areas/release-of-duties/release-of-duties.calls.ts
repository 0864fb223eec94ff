import { readMatterKind } from '../../platform/tenancy/matter-facts.store';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import { type AccountKindFacts, accountKinds } from '@boedel/domain/accounts/account-kinds';
import type { BodyOf } from '@boedel/contract/call';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { systemType } from '@boedel/domain/matter/kinds';
import {
  listReleaseConditions,
  checkRelease,
  checkReleased,
  releasePapers,
  type ReleaseFacts,
  type ReleaseStep,
  releaseStepNames,
} from '@boedel/domain/release-of-duties/release-steps';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import { listAccountProgress } from '../account-course/account-course.store';
import { releaseBonds } from '../bond/reduce-bond';
import { readEvents } from '../diary/matter-event.store';
import { setEvents } from '../diary/matter-events';
import { ledgerStore } from '../ledger/ledger.store';
import { listInsolvencyAccounts, insolvencyMark, lodgedStore } from '../lodging/lodged.store';
import {
  countBonds,
  findUnneededCompliance,
  listFiledReleasePapers,
  type ReleaseStepRow,
  listReleaseSteps,
  stepTable,
} from './release.store';

const isFinal = (stored: string): boolean => {
  const kind = stored.startsWith(insolvencyMark) ? stored.slice(insolvencyMark.length) : stored;
  return (
    kind === 'curatorFinal' || ((accountKinds as Readonly<Record<string, AccountKindFacts>>)[kind]?.final ?? false)
  );
};

/** Whether accounts were lodged and none of them gives or asks anybody anything. */
const hasNoAwards = async (tx: Tx, matterId: number): Promise<boolean> => {
  const lodged = await listInsolvencyAccounts(tx, matterId);
  const outcomes = lodged.flatMap(({ carries }) => carries.outcomes?.claims ?? []);
  return (
    lodged.length > 0 && outcomes.every(({ total, contribution, costsOwed }) => total + contribution + costsOwed === 0)
  );
};

/** What the law reads of a matter before somebody is released, whoever asks. */
const readReleaseFacts = (tx: Tx, matter: OpenedMatter, done: readonly ReleaseStepRow[]): Promise<ReleaseFacts> =>
  runAsFirm(tx, async () => {
    const { id, system_type, country } = matter;
    const ofEstate = system_type === systemType.estateLate;
    const isInsolvent = system_type === systemType.liquidation;
    const lodged = (await lodgedStore(tx).ofMatter(id)).filter(({ kind }) => !(ofEstate && kind.startsWith('curator')));
    const bonds = await countBonds(tx, id);
    const { kind: matterKind } = await readMatterKind(tx, id);
    const events = await readEvents(tx, id);
    const skipped = await findUnneededCompliance(tx, id);
    const released = events.get('released');
    // Each account that stands is confirmed and paid out by itself.
    const courses = isInsolvent ? (await listAccountProgress(tx, matter)).filter(({ isReplaced }) => !isReplaced) : [];
    return {
      ...(isInsolvent && {
        accountConfirmed: courses.length > 0 && courses.every(({ happened }) => happened.has('confirmation')),
        creditorsPaid:
          (courses.length > 0 &&
            courses.every(({ happened }) => happened.has('dividendPaid') || happened.has('paymentsProved'))) ||
          (await hasNoAwards(tx, id)),
        releasedOn: released?.isDone ? released.date : null,
      }),
      ...(ofEstate && { heirsPaid: events.get('heirsPaid')?.isDone ?? false }),
      ...(ofEstate &&
        findCountry(country) === 'ZA' && {
          isCompliant: (events.get('complianceIssued')?.isDone ?? false) || skipped !== undefined,
        }),
      ...(!(ofEstate && isSmallEstate(matterKind)) && { finalAccountLodged: lodged.some(({ kind }) => isFinal(kind)) }),
      openBalances: (await ledgerStore(tx).cashOf(id)).filter(({ cents }) => cents !== 0).length,
      bonds: bonds.all,
      bondsReleased: bonds.released,
      done: new Map(done.map(({ step, done_on }) => [step as ReleaseStep, done_on])),
    };
  });

/** The day each letter of release was last made or filed, by its number in the catalogue. */
async function readFiledDays(tx: Tx, matterId: number): Promise<ReadonlyMap<number, LocalDate>> {
  const numbers = Object.values(releasePapers);
  const rows = await runAsFirm(tx, () => listFiledReleasePapers(tx, matterId, numbers));
  return new Map(rows.map(({ number, on }) => [number, on]));
}

type ReleaseAuditHandler = Handler<typeof releaseOfDutiesCalls.requestReleaseLetterAudit>;
type ReleaseStepRequest = Pick<Parameters<ReleaseAuditHandler>[0], 'scope' | 'actor' | 'now'>;

/** Keeps when a step was taken and by whom, and tells the trail. A second time corrects the first. */
const createStepHandler =
  (step: ReleaseStep, action: string): ReleaseAuditHandler =>
  ({ scope, actor, now, body }) =>
    scope.transaction((tx) => saveReleaseStep(tx, { scope, actor, now }, step, action, body));

async function saveReleaseStep(
  tx: Tx,
  { actor, now }: ReleaseStepRequest,
  step: ReleaseStep,
  action: string,
  { matterID, date, note }: BodyOf<typeof releaseOfDutiesCalls.requestReleaseLetterAudit>,
): Promise<{ done: true }> {
  const matter = await openToCapture(tx, actor, matterID, 'estate');
  if (matter.system_type === systemType.flowConsult || matter.system_type === systemType.trust) {
    throw new RefusalProblem(refuse('matterID', 'This kind of matter has no release from duties.'));
  }
  const done = await listReleaseSteps(tx, matterID);
  const today = computeDayAt(now, findCountry(matter.country));
  const on = date ?? today;
  throwIfRefused(checkRelease(step, { on, note: note ?? null }, await readReleaseFacts(tx, matter, done), today));
  const before = done.find((row) => row.step === step);
  const values = { done_on: on, note: note ?? null, person_name: actor.fullName };
  const rows = tableStore(tx, stepTable);
  const after = before
    ? await rows.change(before.id, before.version, values)
    : await rows.insert({ matter_id: matterID, step, ...values });
  await audit(tx, actor, action, {
    entity: ['release_step', after.id],
    matterId: matterID,
    ...(before && { before }),
    after,
  });
  return { done: true };
}

export const handledReleaseOfDutiesCalls = pairHandlers(releaseOfDutiesCalls, {
  getbymatterid: ({ scope, query: { matterID } }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, matterID, 'estate');
      const done = await listReleaseSteps(tx, matterID);
      const facts = await readReleaseFacts(tx, matter, done);
      const before = listReleaseConditions(facts);
      const filed = facts.releasedOn === undefined ? null : await readFiledDays(tx, matterID);
      const steps = releaseStepNames.map((step) => {
        const row = done.find((one) => one.step === step);
        const number = releasePapers[step];
        const template = getStandardTemplate(number);
        return {
          step,
          doneDate: row?.done_on ?? null,
          by: row?.person_name ?? null,
          note: row?.note ?? null,
          paper: filed && template ? { number, name: template.name, filedDate: filed.get(number) ?? null } : null,
          before: before[step],
        };
      });
      if (facts.releasedOn === undefined) return steps;
      const released = { step: 'released' as const, doneDate: facts.releasedOn, by: null, note: null, paper: null };
      return [steps[0]!, { ...released, before: before.closeAndDestroy }, ...steps.slice(1)];
    }),
  released: ({ scope, actor, now, body: { matterID, date } }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'estate');
      if (matter.system_type !== systemType.liquidation) {
        throw new RefusalProblem(refuse('matterID', 'Only someone who acts in an insolvency can be released here.'));
      }
      const done = await listReleaseSteps(tx, matterID);
      throwIfRefused(
        checkReleased(date, await readReleaseFacts(tx, matter, done), computeDayAt(now, findCountry(matter.country))),
      );
      await setEvents(tx, { actor, now }, matter, { released: date });
      return { done: true };
    }),
  requestReleaseLetterAudit: createStepHandler('requestRelease', 'release.asked'),
  closeFileAndDestroyLetterAudit: createStepHandler('closeAndDestroy', 'release.destroy.asked'),
  releaseBondSecurityDocumentAudit: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const answer = await saveReleaseStep(tx, { scope, actor, now }, 'releaseBond', 'release.bond.sent', body);
      const { matterID, date, masterReleaseDate } = body;
      if (masterReleaseDate) await releaseBonds(tx, { scope, actor, now }, matterID, { masterReleaseDate, date });
      return answer;
    }),
});
