import { inEnglish, inTurn, type Said, said } from '@boedel/domain/law/said';
import { constants } from '@boedel/contract/fixed/constants';
import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { isRefused, type Refused, messageOf } from '@boedel/domain/law/refusal';
import { withinFairUse } from '@boedel/domain/matter/fair-use';
import { isCurrent, moveStatus, statusName } from '@boedel/domain/matter/status';
import type { MatterStatus } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { FurtherHandler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { leftIn } from './left-in-ledger';
import {
  apply,
  type Change,
  countedByStatus,
  labelNamed,
  memberNamed,
  type Target,
  targets,
  changesOfMatters,
  type Line as KeptLine,
} from './bulk-change.store';

interface Line {
  readonly target: Target;
  readonly from: string;
  readonly to: string;
  readonly refused: Said | null;
}

const refusedTo = ({ suits }: Target, personId: number | null): Said | null =>
  personId === null || suits
    ? null
    : said('This person does not work in this kind of matter. Choose a colleague from the list.');

const yesNo = (value: boolean, yes: string, no: string): string => (value ? yes : no);

/** What would happen to each, by the same rule as one at a time. */
function planned(
  rows: readonly Target[],
  change: Change,
  names: { person?: string; label?: string },
  left: ReadonlyMap<number, Refused>,
): Line[] {
  return rows.map((target) => {
    switch (change.action) {
      case 'status': {
        const [from, to] = [target.status as MatterStatus, change.matterStatus as MatterStatus];
        const holdsMoney = isCurrent(from) && !isCurrent(to) ? left.get(target.id) : undefined;
        const moved = moveStatus(from, to, change.reason);
        const outcome = isRefused(moved) ? moved : (holdsMoney ?? moved);
        return {
          target,
          from: statusName(from),
          to: statusName(to),
          refused: isRefused(outcome) ? inTurn(outcome.refusals.map(messageOf)) : null,
        };
      }
      case 'responsible':
        return {
          target,
          from: target.responsible_name ?? '-',
          to: names.person ?? '-',
          refused: refusedTo(target, change.userID),
        };
      case 'watch':
        return {
          target,
          from: yesNo(target.watched, 'Watched', '-'),
          to: yesNo(change.watchList, 'Watched', '-'),
          refused: null,
        };
      case 'label':
        return {
          target,
          from: yesNo(target.labelled, names.label ?? '', '-'),
          to: yesNo(change.isOn, names.label ?? '', '-'),
          refused: null,
        };
    }
  });
}

async function namesFor(tx: Tx, change: Change): Promise<{ person?: string; label?: string }> {
  if (change.action === 'responsible' && change.userID !== null) {
    const row = await memberNamed(tx, change.userID);
    if (!row) throw new NotFound();
    return { person: row.full_name };
  }
  if (change.action === 'label') {
    const row = await labelNamed(tx, change.labelID);
    if (!row) throw new NotFound();
    return { label: row.name };
  }
  return {};
}

/** What is put back by undo. A label or a star has no version of its own: it is put back as it was. */
const undoLine = ({ target }: Line, change: Change): KeptLine => ({
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
async function overFairUse(tx: Tx, lines: readonly Line[], change: Change, contact: string): Promise<Said | null> {
  if (change.action !== 'status') return null;
  const to = change.matterStatus as MatterStatus;
  const crossing = lines.filter(
    (line) => !line.refused && isCurrent(line.target.status as MatterStatus) !== isCurrent(to),
  ).length;
  if (crossing === 0) return null;
  const counts = await countedByStatus(tx);
  const after = { active: counts.active + crossing - 1, historical: counts.historical + crossing - 1 };
  const outcome = withinFairUse(after, limits, to, contact);
  return isRefused(outcome) ? messageOf(outcome.refusals[0]!) : null;
}

export const bulkChange: FurtherHandler<typeof matterListCalls.bulk> = ({ tenant, actor, body, parts }) =>
  tenant.transaction(async (tx) => {
    const rows = await targets(tx, body.matterIDs, body.change);
    const left = body.change.action === 'status' ? await leftIn(tx, rows) : new Map<number, Refused>();
    let lines = planned(rows, body.change, await namesFor(tx, body.change), left);
    const over = await overFairUse(tx, lines, body.change, parts.config.PROVIDER_SALES_EMAIL);
    if (over) lines = lines.map((line) => ({ ...line, refused: line.refused ?? over }));
    const answer = lines.map(({ target, from, to, refused }) => ({
      id: target.id,
      reference: target.reference,
      name: target.name,
      from,
      to,
      refused: refused && inEnglish(refused),
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
