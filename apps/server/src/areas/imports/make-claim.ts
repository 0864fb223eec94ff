import { toZodSchema, type BodyOf } from '@boedel/contract/call';
import { claims } from '@boedel/contract/claims/claim.record';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directories } from '@boedel/contract/directories/registry';
import { claimBasis, claimType, preferentClaimCategory, securityType } from '@boedel/contract/fixed/claims';
import { checkClaimStep, type ClaimStatus } from '@boedel/domain/claims/claim-status';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import { readInput } from '../../platform/http/input';
import { RefusalProblem } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { toColumnValues } from '../../platform/record/record-table';
import { claimKit } from '../claims/claim-kit';
import { entryStore, createKits } from '../directories/directory-table';
import { type RecordMaker, type ImportMaking, findMatter, computeOnce, toImported, type ImportValues } from './making';
import { findAssetByName, findCreditorByName } from './named.store';

const creditors = createKits(directories).get('creditor')!;

/** The creditor of that name in the directory, or a new entry. */
async function findCreditor(
  { tx, actor, now }: ImportMaking,
  { creditor, email, reference }: ImportValues,
): Promise<number> {
  const found = await findCreditorByName(tx, creditor);
  if (found) return found.id;
  const { fields } = creditors.directory;
  const given = { name: creditor, email: email ?? null, reference: reference ?? null };
  const { values } = checkFields(fields, given, actor.country, now);
  const row = await entryStore(tx, creditors).insert(toColumnValues(fields, values));
  await audit(tx, actor, 'creditor.added', { entity: ['creditor', row.id], after: row });
  return row.id;
}

/** The assets a cell names, one behind the other. */
async function findSecuredAssets(
  { tx }: ImportMaking,
  matterId: number,
  cell: unknown,
): Promise<{ assetID: number; rank: number }[]> {
  if (typeof cell !== 'string') return [];
  const found: { assetID: number; rank: number }[] = [];
  for (const text of cell.split(';').map((part) => part.trim())) {
    if (text === '') continue;
    const asset = await findAssetByName(tx, matterId, text);
    if (!asset) {
      throw new RefusalProblem(
        refuse(
          'securedBy',
          message("No asset in the matter is called '{text}'. Add it on the Assets tab first.", { text }),
        ),
      );
    }
    found.push({ assetID: asset.id, rank: 1 });
  }
  return found;
}

const findNumber = (words: Readonly<Record<string, string>>, word: unknown): number | null => {
  const found = Object.entries(words).find(([, label]) => label === word);
  return found ? Number(found[0]) : null;
};

/** A claim that was decided already is lodged first: the trail shows both. */
const chooseFirstStatus = (status: unknown): ClaimStatus =>
  isRefused(checkClaimStep(undefined, status as ClaimStatus)) ? 'lodged' : (status as ClaimStatus);

const listed: Readonly<Record<string, string>> = {
  creditorID: 'creditor',
  name: 'creditor',
  claimTypeID: 'claimType',
  claimBasisID: 'claimBasis',
  preferentClaimCategoryID: 'preferentCategory',
  securityTypeID: 'securityType',
};

export const claim: RecordMaker = {
  fieldOf: (field) => (field.startsWith('securedBy') ? 'securedBy' : (listed[field] ?? field)),
  make: async (at, { matterReference, creditor, email, status = 'lodged', ...given }) => {
    const opened = await findMatter(at, { matterReference });
    if (!claims.systemTypes.some((type) => type === opened.system_type)) {
      throw new RefusalProblem(refuse('matterReference', 'This kind of matter has none of these.'));
    }
    const {
      claimType: type,
      claimBasis: basis,
      preferentCategory,
      securityType: security,
      securedBy,
      ...plain
    } = given;
    const { statusDate, statusReason, provedAmount, ...asLodged } = plain;
    const first = chooseFirstStatus(status);
    const decided = { statusDate, statusReason, provedAmount };
    const { matterID: _, ...read } = readInput(toZodSchema(claimCalls.add.body), {
      ...asLodged,
      ...(first === status && decided),
      matterID: opened.id,
      creditorID: await findCreditor(at, { creditor, email, reference: given['reference'] }),
      claimTypeID: findNumber(claimType, type) ?? 3,
      claimBasisID: findNumber(claimBasis, basis),
      preferentClaimCategoryID: findNumber(preferentClaimCategory, preferentCategory),
      securityTypeID: findNumber(securityType, security),
      securedBy: await findSecuredAssets(at, opened.id, securedBy),
      status: first,
    }) as BodyOf<typeof claimCalls.add>;
    const changing = await computeOnce(at, `changing ${opened.id}`, () => claimKit.toChange(at.tx, at, opened.id));
    const made = await claimKit.insert(read, changing);
    if (first === status) return toImported(made);
    const row = await claimKit.store(at.tx).find(made.id);
    const again = await claimKit.toChange(at.tx, at, opened.id, row);
    const { id: __, matterID: ___, version, ...before } = again.before!;
    const step = readInput(claimCalls.statusChangeAudit.body, { id: made.id, version, status, ...decided });
    const { id: ____, version: _____, ...values } = step;
    return toImported(await claimKit.save(row, version, { ...before, ...values }, again));
  },
};
