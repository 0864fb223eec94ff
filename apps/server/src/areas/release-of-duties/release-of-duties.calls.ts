import { matterFacts } from '../../platform/tenancy/matter-facts.store';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import { type AccountKindFacts, accountKinds } from '@boedel/domain/accounts/account-kinds';
import type { BodyOf } from '@boedel/contract/call';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { systemType } from '@boedel/domain/matter/kinds';
import {
  beforeRelease,
  checkRelease,
  checkReleased,
  releasePapers,
  type ReleaseFacts,
  type ReleaseStep,
  releaseStepNames,
} from '@boedel/domain/release-of-duties/release-steps';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { handle, type Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { standardTemplate } from '@boedel/domain/templates/catalogue';
import { releaseBonds } from '../bond/reduce-bond';
import { eventsOf } from '../diary/matter-event.store';
import { setEvents } from '../diary/matter-events';
import { ledgerStore } from '../ledger/ledger.store';
import { insolvencyAccountsOf, insolvencyMark, lodgedStore } from '../lodging/lodged.store';
import { bondsOf, complianceNotNeeded, releasePapersFiled, type StepRow, stepsOf, stepTable } from './release.store';

const isFinal = (stored: string): boolean => {
  const kind = stored.startsWith(insolvencyMark) ? stored.slice(insolvencyMark.length) : stored;
  return (
    kind === 'curatorFinal' || ((accountKinds as Readonly<Record<string, AccountKindFacts>>)[kind]?.final ?? false)
  );
};

/** Whether accounts were lodged and none of them gives or asks anybody anything. */
const awardsNothing = async (tx: Tx, matterId: number): Promise<boolean> => {
  const lodged = await insolvencyAccountsOf(tx, matterId);
  const outcomes = lodged.flatMap(({ carries }) => carries.outcomes?.claims ?? []);
  return (
    lodged.length > 0 && outcomes.every(({ total, contribution, costsOwed }) => total + contribution + costsOwed === 0)
  );
};

/** What the law reads of a matter before somebody is released, whoever asks. */
const factsOf = (tx: Tx, { id, system_type, country }: OpenedMatter, done: readonly StepRow[]): Promise<ReleaseFacts> =>
  asTheFirm(tx, async () => {
    const ofEstate = system_type === systemType.estateLate;
    const isInsolvent = system_type === systemType.liquidation;
    const lodged = (await lodgedStore(tx).ofMatter(id)).filter(({ kind }) => !(ofEstate && kind.startsWith('curator')));
    const bonds = await bondsOf(tx, id);
    const { kind: matterKind } = await matterFacts(tx, id);
    const events = await eventsOf(tx, id);
    const skipped = await complianceNotNeeded(tx, id);
    const released = events.get('released');
    return {
      ...(isInsolvent && {
        accountConfirmed: events.get('confirmation')?.isDone ?? false,
        creditorsPaid: (events.get('dividendPaid')?.isDone ?? false) || (await awardsNothing(tx, id)),
        releasedOn: released?.isDone ? released.date : null,
      }),
      ...(ofEstate && { heirsPaid: events.get('heirsPaid')?.isDone ?? false }),
      ...(ofEstate &&
        countryNamed(country) === 'ZA' && {
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
async function filedPapers(tx: Tx, matterId: number): Promise<ReadonlyMap<number, LocalDate>> {
  const numbers = Object.values(releasePapers);
  const rows = await asTheFirm(tx, () => releasePapersFiled(tx, matterId, numbers));
  return new Map(rows.map(({ number, on }) => [number, on]));
}

type AuditHandler = Handler<typeof releaseOfDutiesCalls.requestReleaseLetterAudit>;
type Keeping = Pick<Parameters<AuditHandler>[0], 'tenant' | 'actor' | 'now'>;

/** Keeps when a step was taken and by whom, and tells the trail. A second time corrects the first. */
const tell =
  (step: ReleaseStep, action: string): AuditHandler =>
  ({ tenant, actor, now, body }) =>
    tenant.transaction((tx) => keep(tx, { tenant, actor, now }, step, action, body));

async function keep(
  tx: Tx,
  { actor, now }: Keeping,
  step: ReleaseStep,
  action: string,
  { matterID, date, note }: BodyOf<typeof releaseOfDutiesCalls.requestReleaseLetterAudit>,
): Promise<{ done: true }> {
  const matter = await openToCapture(tx, actor, matterID, 'estate');
  if (matter.system_type === systemType.flowConsult || matter.system_type === systemType.trust) {
    orRefuse(refuse('matterID', 'Nobody is released from duties in this kind of matter.'));
  }
  const done = await stepsOf(tx, matterID);
  const today = dayAt(now, countryNamed(matter.country));
  const on = date ?? today;
  orRefuse(checkRelease(step, { on, note: note ?? null }, await factsOf(tx, matter, done), today));
  const before = done.find((row) => row.step === step);
  const values = { done_on: on, note: note ?? null, person_name: actor.fullName };
  const rows = rowsOf(tx, stepTable);
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

export const handledReleaseOfDutiesCalls = handle(releaseOfDutiesCalls, {
  getbymatterid: ({ tenant, query: { matterID } }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, matterID, 'estate');
      const done = await stepsOf(tx, matterID);
      const facts = await factsOf(tx, matter, done);
      const before = beforeRelease(facts);
      const filed = facts.releasedOn === undefined ? null : await filedPapers(tx, matterID);
      const steps = releaseStepNames.map((step) => {
        const row = done.find((one) => one.step === step);
        const number = releasePapers[step];
        const template = standardTemplate(number);
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
  released: ({ tenant, actor, now, body: { matterID, date } }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'estate');
      if (matter.system_type !== systemType.liquidation) {
        orRefuse(refuse('matterID', 'Only whoever acts in an insolvency is released here.'));
      }
      const done = await stepsOf(tx, matterID);
      orRefuse(checkReleased(date, await factsOf(tx, matter, done), dayAt(now, countryNamed(matter.country))));
      await setEvents(tx, { actor, now }, matter, { released: date });
      return { done: true };
    }),
  requestReleaseLetterAudit: tell('requestRelease', 'release.asked'),
  closeFileAndDestroyLetterAudit: tell('closeAndDestroy', 'release.destroy.asked'),
  releaseBondSecurityDocumentAudit: ({ tenant, actor, now, body }) =>
    tenant.transaction(async (tx) => {
      const answer = await keep(tx, { tenant, actor, now }, 'releaseBond', 'release.bond.sent', body);
      const { matterID, date, masterReleaseDate } = body;
      if (masterReleaseDate) await releaseBonds(tx, { tenant, actor, now }, matterID, { masterReleaseDate, date });
      return answer;
    }),
});
