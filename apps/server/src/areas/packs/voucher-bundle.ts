import type { packCalls } from '@boedel/contract/packs/packs.calls';
import { defaultCountry, findCountry } from '@boedel/domain/law/country';
import { toSectionedMessage, refuse } from '@boedel/domain/law/refusal';
import { findUsualKind } from '@boedel/domain/lodging/estate-course';
import { collectVouchers, listVoucherLines, type VoucherBundle } from '@boedel/domain/lodging/voucher-bundle';
import type { Tx } from '../../platform/db/database';
import type { Handler, ServiceHandler } from '../../platform/http/handler';
import { createPaperTranslator } from '../../platform/paper/words';
import { RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type ComputedEstateAccount, computeEstateAccount } from '../estate-account/draw-account';
import { listEstateAccounts } from '../lodging/lodged.store';
import { bindPack, choosePackPapers } from './make-pack';
import { listMissingVouchers } from './missing-vouchers.paper';
import { chooseTreatment } from './pack-choices';
import { type PackChoice, packStore } from './pack.store';

export interface VouchersOfAccount {
  readonly bundle: VoucherBundle;
  readonly papers: readonly PackChoice[];
}

/** The account that comes next, or what keeps it from being drawn. */
export async function computeNextAccount(tx: Tx, matterID: number, now: Date): ReturnType<typeof computeEstateAccount> {
  const kind = findUsualKind(await listEstateAccounts(tx, matterID));
  return computeEstateAccount(tx, { matterID, kind }, now);
}

/** What the account has to prove beside the papers that prove it; a paper without pages of its own proves nothing here. */
export async function readVouchers(
  tx: Tx,
  matterId: number,
  { estate, account }: ComputedEstateAccount,
): Promise<VouchersOfAccount> {
  const papers = (await packStore(tx).choicesOf(matterId)).filter((paper) => chooseTreatment(paper) !== null);
  const bundle = collectVouchers(
    listVoucherLines(estate, account),
    papers.map(({ id, own_voucher, asset_ids }) => ({ id, voucher: own_voucher, assetIds: asset_ids.map(String) })),
  );
  return { bundle, papers };
}

export const getVoucherBundle: Handler<typeof packCalls.getVoucherBundle> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'documents');
    const drawn = await computeNextAccount(tx, query.matterID, now);
    if ('stopping' in drawn) return { stopping: drawn.stopping.map(toSectionedMessage), lines: [], missing: 0 };
    const { bundle, papers } = await readVouchers(tx, query.matterID, drawn);
    const titles = new Map(papers.map(({ id, title }) => [id, title]));
    return {
      stopping: [],
      lines: bundle.lines.map(({ part, name, voucher, amount, papers: ids }) => ({
        part,
        name,
        voucher,
        amount,
        documents: ids.map((documentID) => ({ documentID, title: titles.get(documentID) ?? '' })),
      })),
      missing: bundle.missing.length,
    };
  });

export const makeVoucherBundle: ServiceHandler<typeof packCalls.makeVoucherBundle> = async (request) => {
  const { scope, actor, body, now } = request;
  const found = await scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const drawn = await computeNextAccount(tx, matter.id, now);
    if ('stopping' in drawn) throw new RefusalProblem(drawn.stopping);
    const { bundle } = await readVouchers(tx, matter.id, drawn);
    const items = bundle.papers.map(({ id, mark }) => ({ documentID: id, mark: mark || null }));
    if (items.length === 0) {
      throw new RefusalProblem(
        refuse(
          'matterID',
          'No document proves a line of the account yet. Add documents, and enter their voucher numbers.',
        ),
      );
    }
    return { matter, bundle, items, chosen: await choosePackPapers(tx, matter, items) };
  });
  const { matter, bundle, items, chosen } = found;
  const say = createPaperTranslator(body.language, findCountry(matter.country) ?? defaultCountry);
  const front = listMissingVouchers(bundle, body.language, matter);
  return bindPack(request, matter, { ...body, title: say('Vouchers of the account'), items, front }, chosen);
};
