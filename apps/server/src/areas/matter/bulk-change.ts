import { formatInEnglish, joinSentences, type Message, message } from '@boedel/domain/law/message';
import { constants } from '@boedel/contract/fixed/constants';
import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { isRefused, type RefusalError, toSectionedMessage } from '@boedel/domain/law/refusal';
import { checkFairUse } from '@boedel/domain/matter/fair-use';
import { isCurrent, moveStatus, nameStatus } from '@boedel/domain/matter/status';
import type { MatterStatus } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { listRefusedClosings } from './left-in-ledger';
import {
  apply,
  type BulkChangeAction,
  countByStatus,
  findLabel,
  findMember,
  type BulkChangeTarget,
  listTargets,
  changesOfMatters,
  type BulkChangeRecord as KeptLine,
} from './bulk-change.store';

interface BulkChangeLine {
  readonly target: BulkChangeTarget;
  readonly from: string;
  readonly to: string;
  readonly refused: Message | null;
}

const refuseTarget = ({ suits }: BulkChangeTarget, personId: number | null): Message | null =>
  personId === null || suits
    ? null
    : message('This person does not work in this kind of matter. Choose a colleague from the list.');

const chooseYesNo = (value: boolean, yes: string, no: string): string => (value ? yes : no);

/** What would happen to each, by the same rule as one at a time. */
function planLines(
  rows: readonly BulkChangeTarget[],
  change: BulkChangeAction,
  names: { person?: string; label?: string },
  left: ReadonlyMap<number, RefusalError>,
): BulkChangeLine[] {
  return rows.map((target) => {
    switch (change.action) {
      case 'status': {
        const [from, to] = [target.status as MatterStatus, change.matterStatus as MatterStatus];
        const holdsMoney = isCurrent(from) && !isCurrent(to) ? left.get(target.id) : undefined;
        const moved = moveStatus(from, to, change.reason);
        const outcome = isRefused(moved) ? moved : (holdsMoney ?? moved);
        return {
          target,
          from: nameStatus(from),
          to: nameStatus(to),
          refused: isRefused(outcome) ? joinSentences(outcome.refusals.map(toSectionedMessage)) : null,
        };
      }
      case 'responsible':
        return {
          target,
          from: target.responsible_name ?? '-',
          to: names.person ?? '-',
          refused: refuseTarget(target, change.userID),
        };
      case 'watch':
        return {
          target,
          from: chooseYesNo(target.watched, 'Watched', '-'),
          to: chooseYesNo(change.watchList, 'Watched', '-'),
          refused: null,
        };
      case 'label':
        return {
          target,
          from: chooseYesNo(target.labelled, names.label ?? '', '-'),
          to: chooseYesNo(change.isOn, names.label ?? '', '-'),
          refused: null,
        };
    }
  });
}

async function readNames(tx: Tx, change: BulkChangeAction): Promise<{ person?: string; label?: string }> {
  if (change.action === 'responsible' && change.userID !== null) {
    const row = await findMember(tx, change.userID);
    if (!row) throw new NotFound();
    return { person: row.full_name };
  }
  if (change.action === 'label') {
    const row = await findLabel(tx, change.labelID);
    if (!row) throw new NotFound();
    return { label: row.name };
  }
  return {};
}

/** What is put back by undo. A label or a star has no version of its own: it is put back as it was. */
const undoLine = ({ target }: BulkChangeLine, change: BulkChangeAction): KeptLine => ({
  id: target.id,
  reference: target.reference,
  action: change.action,
  ...(change.action === 'label' && { labelID: change.labelID }),
  ...(change.action === 'status' && { statusAfter: change.matterStatus }),
  versionAfter: change.action === 'status' || change.action === 'responsible' ? target.version + 1 : null,
  before: {
    status: target.status,
    responsible: target.responsible_person_id,
    closed_at: target.closed_at,
    watched: target.watched,
    labelled: target.labelled,
  },
});

const limits = { active: constants.fairUseActiveMatters, historical: constants.fairUseHistoricalMatters };

/** Moving many across the border between current and historical must fit as a whole. */
async function refuseUnfairUse(
  tx: Tx,
  lines: readonly BulkChangeLine[],
  change: BulkChangeAction,
  contact: string,
): Promise<Message | null> {
  if (change.action !== 'status') return null;
  const to = change.matterStatus as MatterStatus;
  const crossing = lines.filter(
    (line) => !line.refused && isCurrent(line.target.status as MatterStatus) !== isCurrent(to),
  ).length;
  if (crossing === 0) return null;
  const counts = await countByStatus(tx);
  const after = { active: counts.active + crossing - 1, historical: counts.historical + crossing - 1 };
  const outcome = checkFairUse(after, limits, to, contact);
  return isRefused(outcome) ? toSectionedMessage(outcome.refusals[0]!) : null;
}

export const changeManyMatters: ServiceHandler<typeof matterListCalls.bulk> = ({ scope, actor, body, services }) =>
  scope.transaction(async (tx) => {
    const rows = await listTargets(tx, body.matterIDs, body.change);
    const left =
      body.change.action === 'status' ? await listRefusedClosings(tx, rows) : new Map<number, RefusalError>();
    let lines = planLines(rows, body.change, await readNames(tx, body.change), left);
    const over = await refuseUnfairUse(tx, lines, body.change, services.config.PROVIDER_SALES_EMAIL);
    if (over) lines = lines.map((line) => ({ ...line, refused: line.refused ?? over }));
    const answer = lines.map(({ target, from, to, refused }) => ({
      id: target.id,
      reference: target.reference,
      name: target.name,
      from,
      to,
      refused: refused && formatInEnglish(refused),
      said: refused,
    }));
    const changing = lines.filter((line) => line.refused === null && line.from !== line.to);
    if (body.preview || changing.length === 0) return { lines: answer, undoID: null };
    await apply(
      tx,
      changing.map(({ target }) => target.id),
      body.change,
    );
    const kept = changing.map((line) => undoLine(line, body.change));
    const { id } = await changesOfMatters.keep(tx, actor.personId, kept);
    const why = body.change.action === 'status' ? body.change.reason : null;
    const [only, ...others] = changing;
    // One matter's status is told in its own trail, as when it is changed by itself.
    if (body.change.action === 'status' && only && others.length === 0) {
      const { id: matterId, status: from } = only.target;
      const [before, after] = [{ status: from }, { status: body.change.matterStatus }];
      await audit(tx, actor, 'matter.status', { entity: ['matter', matterId], matterId, before, after, why });
      return { lines: answer, undoID: id };
    }
    await audit(tx, actor, 'matter.bulk', {
      entity: ['matter bulk change', id],
      before: Object.fromEntries(changing.map((line) => [line.target.reference, line.from])),
      after: Object.fromEntries(changing.map((line) => [line.target.reference, line.to])),
      why,
    });
    return { lines: answer, undoID: id };
  });
