import { orRefuse } from '../../platform/or-refuse';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { AnswerOf } from '@boedel/contract/call';
import type { ldOptionCalls } from '@boedel/contract/firm/firm.calls';
import { isOnByDefault } from '@boedel/contract/firm/ld-defaults';
import { reportOptions } from '@boedel/contract/fixed/report-options';
import { systemType as systemTypeNames } from '@boedel/contract/fixed/system-types';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler, Handlers } from '../../platform/http/handler';
import type { Actor } from '../../platform/tenancy/actor';
import { optionNumbered, optionsOfFirm, type LdOptionRow, ldOptionStore } from './ld-option.store';
import { firmRow } from './settings.store';

type Calls = typeof ldOptionCalls;
type LdOption = AnswerOf<Calls['getbyid']>;

/** Option 27 is for one type of matter alone; the list of options says which. */
function present(row: LdOptionRow): LdOption {
  const { account, subject, systemType = null } = reportOptions[row.option_number - 1]!;
  return {
    id: row.id,
    option: row.option_number,
    account,
    subject,
    systemTypeID: systemType,
    systemType: systemType === null ? null : systemTypeNames[String(systemType) as keyof typeof systemTypeNames],
    isOn: row.is_on ?? isOnByDefault(row.option_number),
    isDefault: row.is_on === null,
    version: row.version,
  };
}

async function change(
  tx: Tx,
  actor: Actor,
  before: LdOptionRow,
  version: number,
  isOn: boolean | null,
): Promise<LdOption> {
  const { systemType } = reportOptions[before.option_number - 1]!;
  if (isOn && systemType !== undefined && !(await firmRow(tx)).system_types.includes(systemType)) {
    const name = systemTypeNames[String(systemType) as keyof typeof systemTypeNames];
    orRefuse(
      refuse('isOn', said('This switch is for {name} only, which the firm does not use.', { name: said(name) })),
    );
  }
  const after = await orConflict(ldOptionStore(tx).change(before.id, version, { is_on: isOn }), present);
  await audit(tx, actor, 'ldoption.changed', { entity: ['ld_option', after.id], before, after });
  return present(after);
}

const setByNumber: Handler<Calls['add']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const [row] = await optionNumbered(tx, body.option);
    return change(tx, actor, row!, row!.version, body.isOn);
  });

export const ldOptionHandlers: Handlers<Calls> = {
  getlist: ({ tenant }) => tenant.transaction(async (tx) => (await optionsOfFirm(tx)).map(present)),
  getbyid: ({ tenant, query }) => tenant.transaction(async (tx) => present(await ldOptionStore(tx).find(query.id))),
  add: setByNumber,
  update: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => change(tx, actor, await ldOptionStore(tx).lock(body.id), body.version, body.isOn)),
  _delete: ({ tenant, actor, query }) =>
    tenant.transaction(async (tx) => {
      const row = await ldOptionStore(tx).lock(query.id);
      await change(tx, actor, row, row.version, null);
      return { done: true };
    }),
};
