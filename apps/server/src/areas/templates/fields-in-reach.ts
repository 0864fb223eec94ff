import { type AccessRight, accessRights } from '@boedel/domain/access/access-rights';
import { message } from '@boedel/domain/law/message';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { readBody } from '@boedel/domain/templates/read-body';
import { listPieces } from '@boedel/domain/templates/catalogue';
import { listRightsOfFields } from '@boedel/domain/templates/field-rights';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { listMissingRights } from '../../platform/tenancy/matter-door';
import type { PaperMadeRow } from './paper-made.store';
import { listNamesIn } from './used-names';

/**
 * Refuses a text that names what somebody may not see of the matter. Of the rows they see, a form would say that there is no
 * spouse and a total would leave assets out; made of all rows, it would show them what they were not given.
 */
export async function checkMayFill(tx: Tx, matterId: number, names: ReadonlySet<string>): Promise<void> {
  const missing = await listMissingRights(tx, matterId, listRightsOfFields(names));
  if (missing.length === 0) return;
  const parts = missing
    .map((right) => message(accessRights[right]))
    .reduce((some, next) => message('{some}; {next}', { some, next }));
  throw new RefusalProblem(
    refuse(
      'content',
      message('This document needs parts of the matter that you may not see: {parts}. Ask the firm to make it.', {
        parts,
      }),
    ),
  );
}

const filling: readonly AccessRight[] = ['diary', 'estate', 'money', 'reports'];

/** What a paper was made from. Somebody given part of the matter is given what its text names, which is on the paper, and no more. */
export async function readFillingInReach(
  tx: Tx,
  { matter_id, content, language, data }: Pick<PaperMadeRow, 'matter_id' | 'content' | 'language' | 'data'>,
): Promise<MergeData> {
  if ((await listMissingRights(tx, matter_id, filling)).length === 0) return data;
  const body = readBody(content);
  const names = isRefused(body) ? new Set<string>() : listNamesIn(body, listPieces(language as 'en' | 'af'));
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)));
}
