import type { AnswerOf } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { scenarios } from '@boedel/contract/die-today/scenario.record';
import { compareProjections, type NamedProjection } from '@boedel/domain/die-today/compare';
import { computeCoverNeeded, computeDutyIfToSpouse } from '@boedel/domain/die-today/cover';
import { projectDeath } from '@boedel/domain/die-today/projection';
import { checkScenario, buildChangedLife } from '@boedel/domain/die-today/scenario';
import { toScenarioChanges, type CapturedScenario, checkCaptured } from '@boedel/domain/die-today/captured-scenario';
import { collectRefusals, isRefused, refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { lockCount } from '../../platform/db/lock-count';
import type { Tx } from '../../platform/db/database';
import { handleMatterRecord, createMatterRecordKit } from '../../platform/record/matter-record';
import { listStopping } from '../estate/list-stopping';
import { readAssumptions } from './assumptions';
import { readClient } from './to-client';

type StoredScenario = CapturedScenario & { readonly id: number; readonly isShown: boolean };

/** Beside the plan as it stands. */
const mostBeside = 3;
const kit = createMatterRecordKit(scenarios);
const listScenarios = async (tx: Tx, matterId: number): Promise<readonly StoredScenario[]> =>
  (await kit.store(tx).listOf(matterId)).map((row) => kit.read(row) as unknown as StoredScenario);

export const handledScenarioCalls = handleMatterRecord(scenarios, {
  check: async (given, { tx, matter, today, before }) => {
    const values = { ...given, ratesDate: given.ratesDate ?? today };
    if (values.isShown) await lockCount(tx, 'scenarios', matter.id);
    const others = (await listScenarios(tx, matter.id)).filter(({ id, isShown }) => isShown && id !== before?.id);
    const { client } = await readClient(tx, matter.id);
    const captured = values as unknown as CapturedScenario;
    return (
      collectRefusals([
        checkCaptured(captured),
        values.isShown && others.length >= mostBeside
          ? refuse('isShown', 'You can compare at most three with the plan. Remove another one first.')
          : undefined,
        isRefused(client) ? undefined : checkScenario(client.estate, toScenarioChanges(captured)),
      ]) ?? { values }
    );
  },
});

type ScenariosAnswer = AnswerOf<typeof projectionCalls.compare>;

/** The plan as it stands beside its scenarios, each by the rates of the day it was made. */
export async function compareScenarios(tx: Tx, matterID: number): Promise<ScenariosAnswer> {
  const { matter, client } = await readClient(tx, matterID);
  const empty = {
    country: matter.country,
    scenarios: [],
    lines: [],
    unworkable: [],
    cover: null,
    toSpouse: [],
    assumptions: [],
  };
  if (isRefused(client)) return { ...empty, stopping: listStopping(client.refusals) };
  const { estate, today } = client;
  const base = projectDeath(estate, today);
  if (isRefused(base)) return { ...empty, stopping: listStopping(base.refusals, estate) };
  const kept = await listScenarios(tx, matterID);
  const marked = kept.filter(({ isShown }) => isShown);
  const beside = (marked.length > 0 ? marked : kept).slice(0, mostBeside);
  const { years: _years, premiums: _premiums, spread: _spread, ...assumed } = await readAssumptions(tx, matterID);
  const worked = beside.map((one) => {
    const asAt = one.ratesDate ?? today;
    const changed = checkCaptured(one) ?? buildChangedLife(estate, toScenarioChanges(one, assumed));
    if (isRefused(changed)) return { one, found: changed, effects: [], cover: null };
    return {
      one,
      found: projectDeath(changed.estate, asAt),
      effects: changed.effects,
      cover: computeCoverNeeded(changed.estate, asAt) ?? null,
    };
  });
  const found = worked.flatMap(({ one, found: projection, effects, cover }) =>
    isRefused(projection) ? [] : [{ id: one.id, name: one.name, projection, effects: [...effects], cover }],
  );
  const cover = computeCoverNeeded(estate, today) ?? null;
  const all: readonly NamedProjection[] = [{ name: '', projection: base }, ...found];
  const { lines } = compareProjections(all);
  return {
    ...empty,
    scenarios: [
      { id: null, name: '', asAt: today, ratesDate: today, effects: [], cover },
      ...found.map(({ projection: { asAt }, ...one }) => ({
        id: one.id,
        name: one.name,
        asAt,
        ratesDate: asAt,
        effects: one.effects,
        cover: one.cover,
      })),
    ],
    lines: lines.map(({ line, label, values, changes }) => ({
      line,
      label,
      values: [...values],
      changes: [...changes],
    })),
    unworkable: [
      ...worked.map(({ one, found: projection }) => ({ one, refused: projection })),
      // Those that do not stand beside it are asked only whether what they change is still there.
      ...kept
        .filter((one) => !beside.includes(one))
        .map((one) => ({ one, refused: checkCaptured(one) ?? checkScenario(estate, toScenarioChanges(one)) })),
    ].flatMap(({ one: { id, name }, refused }) =>
      refused !== undefined && isRefused(refused)
        ? [{ id, name, messages: refused.refusals.map(toSectionedMessage) }]
        : [],
    ),
    cover,
    toSpouse: computeDutyIfToSpouse(estate, today).map(({ description, duty, saved }) => ({
      name: description || null,
      duty,
      saved,
    })),
    assumptions: [
      ...base.assumptions.slice(0, -1),
      ...beside.flatMap(({ name, years, growth, inflation }) =>
        years
          ? [
              message(
                '{name}: death in {years} years, with growth of {growth}% and inflation of {inflation}% a year.',
                {
                  name,
                  years,
                  growth: growth ?? assumed.growth,
                  inflation: inflation ?? assumed.inflation,
                },
              ),
            ]
          : [],
      ),
      message(
        'What is sold or given away during life bears capital gains tax at the marginal rate and donations tax; a tax you enter takes its place.',
      ),
      ...base.assumptions.slice(-1),
    ],
    stopping: [],
  };
}
