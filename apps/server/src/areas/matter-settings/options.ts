import { message } from '@boedel/domain/law/message';
import type { AnswerOf } from '@boedel/contract/call';
import { isOnByDefault } from '@boedel/contract/firm/ld-defaults';
import { reportOptions, listReportOptions } from '@boedel/contract/fixed/report-options';
import { matterOptionCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { lockMatter, openMatter, openToCapture, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { readFirmSwitches, findMatterOptions, optionTable, type OwnOptionSwitches } from './option.store';

type MatterOptionsAnswer = AnswerOf<typeof matterOptionCalls.save>;

/** A switch that changes nothing in the account of this type of matter is not offered. */
const listOfferedOptions = ({ system_type }: Pick<OpenedMatter, 'system_type'>) => listReportOptions(system_type);

async function presentOptions(tx: Tx, matter: OpenedMatter): Promise<MatterOptionsAnswer> {
  const [row, firm] = [await findMatterOptions(tx, matter.id), await readFirmSwitches(tx)];
  const own = row?.options ?? {};
  const options = listOfferedOptions(matter).map(({ id, account, subject }) => {
    const firmIsOn = firm.get(id) ?? isOnByDefault(id);
    return { option: id, account, subject, isOn: own[id] ?? firmIsOn, firmIsOn, isOwn: own[id] !== undefined };
  });
  return { options, version: row?.version ?? 0 };
}

/** The switches the firm's accounts are laid out by: its own, else the product's. */
export async function listFirmSwitches(tx: Tx): Promise<ReadonlySet<number>> {
  const firm = await readFirmSwitches(tx);
  return new Set(reportOptions.map(({ id }) => id).filter((id) => firm.get(id) ?? isOnByDefault(id)));
}

/** The switches an account of the matter is laid out by: its own, else the firm's, else the product's. */
export async function listSwitches(tx: Tx, matterId: number): Promise<ReadonlySet<number>> {
  const { options } = await presentOptions(tx, await openMatter(tx, matterId));
  return new Set(options.filter(({ isOn }) => isOn).map(({ option }) => option));
}

const save: Handler<typeof matterOptionCalls.save> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    const known = new Set(listOfferedOptions(matter).map(({ id }) => id));
    const wrong = body.options.find(({ option }) => !known.has(option));
    if (wrong)
      throw new RefusalProblem(
        refuse('options', message('Switch {number} is not for this kind of matter.', { number: wrong.option })),
      );
    // Two first saves have no row to wait at, so they wait at the matter's.
    await lockMatter(tx, matter.id);
    const before = await findMatterOptions(tx, matter.id);
    if ((before?.version ?? 0) !== body.version) throw new Conflict(await presentOptions(tx, matter));
    const given = Object.fromEntries(body.options.map(({ option, isOn }) => [option, isOn]));
    const merged = Object.entries({ ...before?.options, ...given }).filter(([, isOn]) => isOn !== null);
    const options = Object.fromEntries(merged) as OwnOptionSwitches;
    const rows = tableStore(tx, optionTable);
    const after = before
      ? await rows.change(before.id, before.version, { options })
      : await rows.insert({ matter_id: matter.id, options });
    await audit(tx, actor, 'matter.options', {
      entity: ['matter_option', after.id],
      matterId: matter.id,
      before: before?.options ?? {},
      after: after.options,
    });
    return presentOptions(tx, matter);
  });

export const handledMatterOptionCalls = pairHandlers(matterOptionCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => presentOptions(tx, await openMatter(tx, query.matterID))),
  save,
});
