import { RefusalProblem } from '../../platform/problems';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { AnswerOf } from '@boedel/contract/call';
import type { ldOptionCalls } from '@boedel/contract/firm/firm.calls';
import { isOnByDefault } from '@boedel/contract/firm/ld-defaults';
import { reportOptions } from '@boedel/contract/fixed/report-options';
import { systemType as systemTypeNames } from '@boedel/contract/fixed/system-types';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handler, Handlers } from '../../platform/http/handler';
import type { Actor } from '../../platform/tenancy/actor';
import { listOptionByNumber, listFirmOptions, type LdOptionRow, ldOptionStore } from './ld-option.store';
import { readFirm } from './settings.store';

type LdOptionCalls = typeof ldOptionCalls;
type LdOption = AnswerOf<LdOptionCalls['getbyid']>;

/** Option 27 is for one type of matter alone; the list of options says which. */
function presentOption(row: LdOptionRow): LdOption {
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

async function changeOption(
  tx: Tx,
  actor: Actor,
  before: LdOptionRow,
  version: number,
  isOn: boolean | null,
): Promise<LdOption> {
  const { systemType } = reportOptions[before.option_number - 1]!;
  if (isOn && systemType !== undefined && !(await readFirm(tx)).system_types.includes(systemType)) {
    const name = systemTypeNames[String(systemType) as keyof typeof systemTypeNames];
    throw new RefusalProblem(
      refuse('isOn', message('This switch is for {name} only, which the firm does not use.', { name: message(name) })),
    );
  }
  const after = await presentConflict(ldOptionStore(tx).change(before.id, version, { is_on: isOn }), presentOption);
  await audit(tx, actor, 'ldoption.changed', { entity: ['ld_option', after.id], before, after });
  return presentOption(after);
}

const setOptionByNumber: Handler<LdOptionCalls['add']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const [row] = await listOptionByNumber(tx, body.option);
    return changeOption(tx, actor, row!, row!.version, body.isOn);
  });

export const ldOptionHandlers: Handlers<LdOptionCalls> = {
  getlist: ({ scope }) => scope.transaction(async (tx) => (await listFirmOptions(tx)).map(presentOption)),
  getbyid: ({ scope, query }) => scope.transaction(async (tx) => presentOption(await ldOptionStore(tx).find(query.id))),
  add: setOptionByNumber,
  update: ({ scope, actor, body }) =>
    scope.transaction(async (tx) =>
      changeOption(tx, actor, await ldOptionStore(tx).lock(body.id), body.version, body.isOn),
    ),
  _delete: ({ scope, actor, query }) =>
    scope.transaction(async (tx) => {
      const row = await ldOptionStore(tx).lock(query.id);
      await changeOption(tx, actor, row, row.version, null);
      return { done: true };
    }),
};
