import type { AnswerOf, QueryOf } from '@boedel/contract/call';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { type AccountKind, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { toCarriedYear, computeUsualEnd } from '@boedel/domain/curator-account/curator-year';
import { addDays } from '@boedel/domain/dates/local-date';
import { collectRefusals, type Refusal, RefusalError, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import {
  carryEstate,
  listKindOptions,
  computeUsualHoldBack,
  findUsualKind,
} from '@boedel/domain/lodging/estate-course';
import { refuseAmendingConfirmed } from '@boedel/domain/lodging/insolvency-after';
import { refuseMissingVouchers } from '@boedel/domain/insolvency-account/vouchers';
import { systemType } from '@boedel/domain/matter/kinds';
import { cents, nil } from '@boedel/domain/money/cents';
import { comparePapers } from '@boedel/document/tree/compare';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { readStoredFile, openFile } from '../../platform/files/stored-file';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Services } from '../../platform/services';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { listAccountProgress } from '../account-course/account-course.store';
import { readCuratorLodgingPoints } from '../curator-account/lodging-points';
import { refuseTooEarly } from '../curator-account/not-yet';
import { refuseUnansweredLines } from '../recon/bank-chain';
import { drawCuratorAccountOf, type CuratorYearOnPaper } from '../curator-account/draw-curator-account';
import { type EstateAccountDraft, drawEstateAccount } from '../estate-account/draw-account';
import { type InsolvencyOnPaper, drawInsolvencyAccountOf } from '../insolvency-account/draw-insolvency-account';
import { readOpenFigures, listOpenIn } from './figures-open';
import { settlePoint } from './settle-point';
import { readFrozenPaper } from '../lodging/frozen';
import { lodge, type AccountToLodge } from './lodge';
import {
  listEstateAccounts,
  listInsolvencyAccounts,
  insolvencyMark,
  isStatement,
  type LodgedAccountRow,
  lodgedStore,
} from '../lodging/lodged.store';
import { check, checkLodging, markRequirement } from '../before-lodging/before-lodging';

/** Kinds that the Insolvency Act does not have. */
const ofDeceasedAlone: ReadonlySet<AccountKind> = new Set([
  'interim',
  'redistribution',
  'statementOfAssetsAndLiabilities',
]);

const presentLodged = (row: LodgedAccountRow): AnswerOf<typeof lodgingCalls.lodgeEstate> => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  title: row.title,
  sequence: row.sequence,
  fromDate: row.from_on,
  toDate: row.up_to,
  language: row.language,
  sha256: row.sha256,
  by: row.person_name,
  lodgedAt: new Date(row.created_at).toISOString(),
});

/** What an estate's account freezes, and what keeps it from being lodged. */
function toLodge({ estate, request, account, paper }: EstateAccountDraft): AccountToLodge {
  const wrong = account.proofs.filter(({ holds }) => !holds);
  if (wrong.length > 0) {
    throw new RefusalProblem(
      new RefusalError(
        wrong.flatMap(
          ({ check, says, where }) =>
            refuse(
              where,
              message('This check failed: {check}. Correct it before the account is lodged.', {
                check: says ?? message(check),
              }),
            ).refusals,
        ),
      ),
    );
  }
  const { accountDate } = estate.settings;
  const { proofs, overrides, forNext, liquidation, distribution, recapitulation, income, duty } = account;
  return {
    kind: request.kind,
    sequence: request.sequence,
    from: null,
    upTo: accountDate > request.today ? request.today : accountDate,
    paper,
    facts: { estate, request },
    figures: { liquidation, distribution, recapitulation, income, duty, overrides, proofs, forNext },
    carries: carryEstate(account, request.holdBack ?? nil),
    takesPlace: !isStatement(request.kind),
    events: (today) => ({ accountGenerated: today }),
  };
}

/** What is still open when it is lodged: by what name each point goes. Whoever may lodge is told that, seen or not. */
const listOpenBefore = async (
  tx: Tx,
  matter: OpenedMatter,
  drawn: EstateAccountDraft,
  now: Date,
): Promise<readonly string[]> => {
  const { points } = await runAsFirm(tx, () => checkLodging(tx, matter, now));
  const figures = await listOpenIn(tx, matter.id, drawn);
  return [...points, ...figures.points].map(({ id }) => id);
};

/** What the account of a curator, tutor or administrator freezes. The next one opens with what it carries. */
function toCuratorLodgement(drawn: CuratorYearOnPaper): AccountToLodge {
  const { facts, year, paper } = drawn;
  const { account } = year;
  throwIfRefused(refuseTooEarly(drawn));
  const broken = account.proofs.flatMap(({ id, says }) =>
    says.map((words) => refuse(`proofs.${id}`, words, 'Administration of Estates Act s 83')),
  );
  throwIfRefused(collectRefusals(broken));
  const carries = toCarriedYear(year, facts.books);
  if (!paper || !carries)
    throw new RefusalProblem(refuse('matterID', 'Classify every bank line before you lodge the account.'));
  const { accountNumber, final, from, to } = account.heading;
  return {
    kind: final ? 'curatorFinal' : 'curatorAnnual',
    sequence: accountNumber,
    from,
    upTo: to,
    paper,
    facts: facts.books,
    figures: account,
    carries,
    // The Master fixes another end where the matter wants one; until then the next period is a year.
    events: (today) =>
      final
        ? { finalAccountLodged: today }
        : { annualAccountLodged: today, periodEnd: computeUsualEnd(addDays(to, 1)) },
    answers: { rules: final ? ['curator-account', 'curator-final-account'] : ['curator-account'], comesRound: !final },
  };
}

/** What the account of an insolvent estate freezes. The next one begins with what it carries. */
function toInsolvencyLodgement({ books, account, paper }: InsolvencyOnPaper): AccountToLodge {
  throwIfRefused(
    collectRefusals(
      account.proofs
        .filter(({ holds }) => !holds)
        .map(({ check, says, where }) =>
          refuse(
            where,
            message('This check failed: {check}. Correct it before the account is lodged.', {
              check: says ?? message(check),
            }),
          ),
        ),
    ),
  );
  const { kind, sequence, isFinal, upTo, distribution, bank, proofs, trading, unrealised, carries } = account;
  return {
    kind: `${insolvencyMark}${kind}`,
    sequence,
    from: account.after === null ? null : addDays(account.after, 1),
    upTo,
    paper,
    facts: books,
    figures: { distribution, bank, proofs, trading, unrealised },
    carries,
    takesPlace: true,
    events: (today) => ({ accountLodged: today, ...(!isFinal && { previousAccount: today }) }),
    answers: { rules: ['first-account', 'next-account'], comesRound: !isFinal },
  };
}

/** An account that the Master confirmed is final: nothing takes its place. */
async function refuseIfConfirmed(tx: Tx, matter: OpenedMatter, kind: AccountKind): Promise<void> {
  if (!accountKinds[kind].amended) return;
  const last = (await runAsFirm(tx, () => listAccountProgress(tx, matter))).at(-1);
  const on = last?.happened.get('confirmation');
  if (on) throw new RefusalProblem(refuseAmendingConfirmed(on));
}

/** The account that comes now, as its kind of matter draws it. */
async function draftPaperNow(
  tx: Tx,
  row: LodgedAccountRow,
  { kind, holdBack }: Pick<QueryOf<typeof lodgingCalls.compare>, 'kind' | 'holdBack'>,
  now: Date,
): Promise<{ readonly paper: Paper } | { readonly stopping: readonly Refusal[] }> {
  const language = row.language === 'af' ? ('af' as const) : ('en' as const);
  if (row.kind.startsWith('curator')) {
    const drawn = await drawCuratorAccountOf(tx, { matterID: row.matter_id, language }, now);
    if (!('year' in drawn)) return drawn;
    return drawn.paper
      ? { paper: drawn.paper }
      : { stopping: refuse('id', 'Classify every bank line before you draw up the account.').refusals };
  }
  const isInsolvent = row.kind.startsWith(insolvencyMark);
  const lodged = await (isInsolvent ? listInsolvencyAccounts : listEstateAccounts)(tx, row.matter_id);
  const asked = { matterID: row.matter_id, language, kind: kind ?? findUsualKind(lodged) };
  return isInsolvent ? drawInsolvencyAccountOf(tx, asked, now) : drawEstateAccount(tx, { ...asked, holdBack }, now);
}

async function readPaper(tx: Tx, services: Services, { facts_file_id }: LodgedAccountRow): Promise<Paper> {
  const file = await readStoredFile(tx, facts_file_id);
  return readFrozenPaper(services.files, file.key);
}

async function findOpenLodged(tx: Tx, id: number): Promise<LodgedAccountRow> {
  const row = await lodgedStore(tx).find(id);
  await openMatter(tx, row.matter_id, 'reports');
  return row;
}

export const handledLodgingCalls = pairHandlers(lodgingCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'reports');
      return (await lodgedStore(tx).ofMatter(query.matterID)).toReversed().map(presentLodged);
    }),
  getKinds: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const { system_type } = await openMatter(tx, query.matterID, 'reports');
      const isInsolvent = system_type === systemType.liquidation;
      const lodged = await (isInsolvent ? listInsolvencyAccounts : listEstateAccounts)(tx, query.matterID);
      const isOffered = ({ kind }: { readonly kind: AccountKind }): boolean =>
        !isInsolvent || !ofDeceasedAlone.has(kind);
      return {
        usual: findUsualKind(lodged),
        heldBack: computeUsualHoldBack('amendedFirst', await listEstateAccounts(tx, query.matterID)),
        kinds: listKindOptions(lodged)
          .filter(isOffered)
          .map(({ kind, title, sequence, needs }) => ({
            kind,
            title,
            sequence: sequence ?? null,
            needs: needs ?? null,
          })),
      };
    }),
  check: async (asked) => {
    const found = await check(asked);
    const figures = await asked.scope.transaction((tx) => readOpenFigures(tx, asked.query, asked.now));
    return { ...found, points: [...found.points, ...figures.points], settled: figures.settled };
  },
  markRequirement,
  settlePoint,
  lodgeEstate: withServices(async (asked) => {
    const { body, now } = asked;
    const row = await lodge(asked, body.matterID, async (tx, matter) => {
      const drawn = await drawEstateAccount(tx, body, now, { isDraft: false });
      if ('stopping' in drawn) throw new RefusalProblem(new RefusalError(drawn.stopping));
      const ready = toLodge(drawn);
      if (accountKinds[drawn.request.kind].final) {
        throwIfRefused(await refuseUnansweredLines(tx, matter.id, ready.upTo));
      }
      const open = await listOpenBefore(tx, matter, drawn, now);
      if (open.length > 0 && !body.despiteOpen) {
        throw new RefusalProblem(
          refuse(
            'despiteOpen',
            message('Open before lodging: {count}. Look at what is stopping this; or lodge it nevertheless.', {
              count: open.length,
            }),
          ),
        );
      }
      return { ...ready, open };
    });
    return presentLodged(row);
  }),
  lodgeCurator: withServices(async (asked) => {
    const { body, now } = asked;
    const row = await lodge(asked, body.matterID, async (tx) => {
      const drawn = await drawCuratorAccountOf(tx, body, now, { isDraft: false });
      if (!('year' in drawn)) throw new RefusalProblem(new RefusalError(drawn.stopping));
      if (drawn.year.account.heading.accountNumber !== body.accountNumber) {
        throw new RefusalProblem(refuse('accountNumber', 'This account has been lodged. Open the next account.'));
      }
      const { final, to } = drawn.year.account.heading;
      if (final) throwIfRefused(await refuseUnansweredLines(tx, body.matterID, to));
      const ready = toCuratorLodgement(drawn);
      const open = await readCuratorLodgingPoints(tx, body.matterID, drawn);
      if (open.length > 0 && !body.despiteOpen) {
        throw new RefusalProblem(
          refuse(
            'despiteOpen',
            message('Open before lodging: {count}. Look at what is stopping this; or lodge it nevertheless.', {
              count: open.length,
            }),
          ),
        );
      }
      return { ...ready, open: open.map(({ id }) => id) };
    });
    return presentLodged(row);
  }),
  lodgeInsolvency: withServices(async (asked) => {
    const { body, now } = asked;
    const row = await lodge(asked, body.matterID, async (tx, matter) => {
      await refuseIfConfirmed(tx, matter, body.kind);
      const drawn = await drawInsolvencyAccountOf(tx, body, now, { isDraft: false });
      if ('stopping' in drawn) throw new RefusalProblem(new RefusalError(drawn.stopping));
      const { isFinal, upTo, vouchers } = drawn.account;
      throwIfRefused(refuseMissingVouchers(vouchers));
      if (isFinal) throwIfRefused(await refuseUnansweredLines(tx, body.matterID, upTo));
      return toInsolvencyLodgement(drawn);
    });
    return presentLodged(row);
  }),
  compare: withServices(({ scope, query, services, now }) =>
    scope.transaction(async (tx) => {
      const row = await findOpenLodged(tx, query.id);
      const before = await readPaper(tx, services, row);
      const other = query.againstID === undefined ? undefined : await findOpenLodged(tx, query.againstID);
      if (other && other.matter_id !== row.matter_id) throw new NotFound();
      const drawn = other ?? (await draftPaperNow(tx, row, query, now));
      if ('stopping' in drawn) throw new RefusalProblem(new RefusalError(drawn.stopping));
      const after = 'paper' in drawn ? drawn.paper : await readPaper(tx, services, drawn);
      return {
        before: before.title,
        after: after.title,
        lines: comparePapers(before, after).map((line) => ({
          ...line,
          before: line.before === null ? null : cents(line.before),
          after: line.after === null ? null : cents(line.after),
        })),
      };
    }),
  ),
  file: withServices(({ scope, query, services }) =>
    scope.transaction(async (tx) => {
      const row = await findOpenLodged(tx, query.id);
      const { file: _file, ...download } = await openFile(
        tx,
        services.files,
        query.what === 'paper' ? row.paper_file_id : row.facts_file_id,
      );
      return download;
    }),
  ),
});
