import type { packCalls } from '@boedel/contract/packs/packs.calls';
import type { Paper } from '@boedel/document/tree/paper';
import { defaultCountry, findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { findUsualKind } from '@boedel/domain/lodging/estate-course';
import { nameLodgingFile, splitIntoFiles } from '@boedel/domain/lodging/lodging-pack';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { createPaperTranslator } from '../../platform/paper/words';
import { RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { checkLodging } from '../before-lodging/before-lodging';
import { proofOfNotice } from '../before-lodging/before-lodging.store';
import { drawEstateAccount } from '../estate-account/draw-account';
import { listEstateAccounts } from '../lodging/lodged.store';
import { bindPack, choosePackPapers, type ChosenPackPaper } from './make-pack';
import { chooseTreatment } from './pack-choices';
import { type PackChoice, packStore } from './pack.store';
import { listMissingVouchers } from './missing-vouchers.paper';
import { listOpenRequirements } from './open-requirements.paper';
import { readVouchers } from './voucher-bundle';

/** The kinds under which an account that went to the Master, and proof of a notice, are filed. */
const accountAsLodged = 209;
const proofOfPublication = 208;

type Requirements = Awaited<ReturnType<typeof checkLodging>>['asked'];

/** What a requirement is answered by: papers of its kind, the latest of each; for the notice, the papers of its adverts. */
const findAnswers = (requirement: Requirements[number], papers: readonly PackChoice[]): readonly PackChoice[] =>
  papers.filter(
    ({ type, is_of_advert }) =>
      (requirement.paper_number !== null && type === requirement.paper_number) ||
      (requirement.id === proofOfNotice && (is_of_advert || type === proofOfPublication)),
  );

async function readPack(tx: Tx, matter: OpenedMatter, language: 'en' | 'af', now: Date) {
  if (matter.system_type !== systemType.estateLate) {
    throw new RefusalProblem(refuse('matterID', 'Only a deceased estate has a liquidation and distribution account.'));
  }
  const kind = findUsualKind(await listEstateAccounts(tx, matter.id));
  const drawn = await drawEstateAccount(tx, { matterID: matter.id, language, kind }, now);
  if ('stopping' in drawn) throw new RefusalProblem(drawn.stopping);
  const { bundle, papers } = await readVouchers(tx, matter.id, drawn);
  const { asked } = await checkLodging(tx, matter, now);
  const inOrder = asked.toSorted((a, b) => (a.pack_place ?? 1000) - (b.pack_place ?? 1000) || a.id - b.id);
  const signed = papers.findLast(({ type }) => type === accountAsLodged);
  const answers = inOrder.map((requirement) => ({ requirement, found: findAnswers(requirement, papers) }));
  const vouchers = bundle.papers.map(({ id, mark }) => ({ documentID: id, mark: mark || null }));
  const items = [
    ...(signed ? [{ documentID: signed.id, mark: null }] : []),
    ...vouchers,
    ...answers.flatMap(({ found }) => found.map(({ id }) => ({ documentID: id, mark: null }))),
  ];
  const once = [...new Map(items.toReversed().map((item) => [item.documentID, item])).values()].toReversed();
  return {
    bundle,
    account: signed ? undefined : drawn.paper,
    asked,
    open: answers.filter(({ found }) => found.length === 0).map(({ requirement }) => requirement),
    chosen: await choosePackPapers(
      tx,
      matter,
      once.filter(({ documentID }) => isBindable(papers, documentID)),
    ),
    limits: await packStore(tx).portalLimitsOf(matter.id),
  };
}

const isBindable = (papers: readonly PackChoice[], id: number): boolean =>
  papers.some((paper) => paper.id === id && chooseTreatment(paper) !== null);

/** A paper that is set for the pack takes next to nothing. */
const bytesOfSetPaper = 300_000;

interface PackPart {
  readonly bytes: number;
  readonly paper?: Paper;
  readonly chosen?: ChosenPackPaper;
}

export const makeLodgingPack: ServiceHandler<typeof packCalls.makeLodgingPack> = async (request) => {
  const { scope, actor, body, now } = request;
  const { matter, ...pack } = await scope.transaction(async (tx) => {
    const opened = await openToCapture(tx, actor, body.matterID, 'documents');
    return { matter: opened, ...(await readPack(tx, opened, body.language, now)) };
  });
  const say = createPaperTranslator(body.language, findCountry(matter.country) ?? defaultCountry);
  const parts: PackPart[] = [
    ...(pack.account ? [{ bytes: bytesOfSetPaper, paper: pack.account }] : []),
    ...pack.chosen.map((chosen) => ({
      bytes: typeof chosen.row.source === 'object' ? bytesOfSetPaper : chosen.paper.size,
      chosen,
    })),
  ];
  const files = splitIntoFiles(parts, pack.limits);
  const whole = say('Lodging pack');
  const made: Awaited<ReturnType<typeof bindPack>>[] = [];
  for (const [index, file] of files.entries()) {
    const title =
      files.length === 1
        ? whole
        : say('Lodging pack, file {part} of {parts}', { part: String(index + 1), parts: String(files.length) });
    const chosen = file.flatMap((part) => part.chosen ?? []);
    const papers = file.flatMap(({ paper }) => (paper ? [{ title: paper.title, paper }] : []));
    const front =
      index === 0
        ? [
            ...listOpenRequirements(pack.asked, pack.open, say, body.language),
            ...listMissingVouchers(pack.bundle, body.language, matter),
          ]
        : [];
    const items = chosen.map(({ paper, row }) => ({ documentID: paper.id, mark: row.mark }));
    const fileName = nameLodgingFile(`${whole} ${matter.reference}`, index + 1, files.length, pack.limits);
    made.push(await bindPack(request, matter, { ...body, title, items, front, papers, fileName }, chosen));
  }
  return made;
};
