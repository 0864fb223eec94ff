import type { AnswerOf, QueryOf } from '@boedel/contract/call';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { carriedYear, usualEnd } from '@boedel/domain/curator-account/curator-year';
import { addDays } from '@boedel/domain/dates/local-date';
import { collectRefusals, type Refusal, Refused, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { carriedOn, kindsNow, usualHoldBack, usualKind } from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import { cents, nil } from '@boedel/domain/money/cents';
import { comparePapers } from '@boedel/document/tree/compare';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { fileOf, openFile } from '../../platform/files/stored-file';
import { further, handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import type { Parts } from '../../platform/parts';
import { NotFound } from '../../platform/problems';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { notYet } from '../curator-account/not-yet';
import { drawCuratorAccountOf, type DrawnYear } from '../curator-account/draw-curator-account';
import { type DrawnEstate, drawEstateAccount } from '../estate-account/draw-account';
import { type DrawnInsolvency, drawInsolvencyAccountOf } from '../insolvency-account/draw-insolvency-account';
import { figuresOpen, openIn } from './figures-open';
import { settlePoint } from './settle-point';
import { frozenPaper } from '../lodging/frozen';
import { lodge, type ToLodge } from './lodge';
import {
  estateAccountsOf,
  insolvencyAccountsOf,
  insolvencyMark,
  isStatement,
  type LodgedRow,
  lodgedStore,
} from '../lodging/lodged.store';
import { check, checkLodging, markRequirement } from '../before-lodging/before-lodging';

/** Kinds that the Insolvency Act does not have. */
const ofDeceasedAlone: ReadonlySet<AccountKind> = new Set([
  'interim',
  'redistribution',
  'statementOfAssetsAndLiabilities',
]);

const presentLodged = (row: LodgedRow): AnswerOf<typeof lodgingCalls.lodgeEstate> => ({
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
function toLodge({ estate, request, account, paper }: DrawnEstate): ToLodge {
  const wrong = account.proofs.filter(({ holds }) => !holds);
  if (wrong.length > 0) {
    orRefuse(
      new Refused(
        wrong.flatMap(
          ({ check, says, where }) =>
            refuse(
              where,
              said('This proof does not hold: {check}. Mend it before the account is lodged.', {
                check: says ?? said(check),
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
    carries: carriedOn(account, request.holdBack ?? nil),
    takesPlace: !isStatement(request.kind),
    events: (today) => ({ accountGenerated: today }),
  };
}

/** What is still open when it is lodged: by what name each point goes. Whoever may lodge is told that, seen or not. */
const openBefore = async (tx: Tx, matter: OpenedMatter, drawn: DrawnEstate, now: Date): Promise<readonly string[]> => {
  const { points } = await asTheFirm(tx, () => checkLodging(tx, matter, now));
  const figures = await openIn(tx, matter.id, drawn);
  return [...points, ...figures.points].map(({ id }) => id);
};

/** What the account of a curator, tutor or administrator freezes. The next one opens with what it carries. */
function curatorToLodge(drawn: DrawnYear): ToLodge {
  const { facts, year, paper } = drawn;
  const { account } = year;
  orRefuse(notYet(drawn));
  const broken = account.proofs.flatMap(({ id, says }) =>
    says.map((words) => refuse(`proofs.${id}`, words, 'Administration of Estates Act s 83')),
  );
  orRefuse(collectRefusals(broken));
  const carries = carriedYear(year, facts.books);
  if (!paper || !carries) return orRefuse(refuse('matterID', 'Classify every bank line first; then it is lodged.'));
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
      final ? { finalAccountLodged: today } : { annualAccountLodged: today, periodEnd: usualEnd(addDays(to, 1)) },
    answers: { rules: final ? ['curator-account', 'curator-final-account'] : ['curator-account'], comesRound: !final },
  };
}

/** What the account of an insolvent estate freezes. The next one begins with what it carries. */
function insolvencyToLodge({ books, account, paper }: DrawnInsolvency): ToLodge {
  orRefuse(
    collectRefusals(
      account.proofs
        .filter(({ holds }) => !holds)
        .map(({ check, says, where }) =>
          refuse(
            where,
            said('This proof does not hold: {check}. Mend it before the account is lodged.', {
              check: says ?? said(check),
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
    events: (today) => ({ accountLodged: today, ...(!isFinal && { previousAccount: today }) }),
    answers: { rules: ['first-account', 'next-account'], comesRound: !isFinal },
  };
}

/** The account that comes now, as its kind of matter draws it. */
async function paperNow(
  tx: Tx,
  row: LodgedRow,
  { kind, holdBack }: Pick<QueryOf<typeof lodgingCalls.compare>, 'kind' | 'holdBack'>,
  now: Date,
): Promise<{ readonly paper: Paper } | { readonly stopping: readonly Refusal[] }> {
  const language = row.language === 'af' ? ('af' as const) : ('en' as const);
  if (row.kind.startsWith('curator')) {
    const drawn = await drawCuratorAccountOf(tx, { matterID: row.matter_id, language }, now);
    if (!('year' in drawn)) return drawn;
    return drawn.paper
      ? { paper: drawn.paper }
      : { stopping: refuse('id', 'Classify every bank line first; then the account is drawn.').refusals };
  }
  const isInsolvent = row.kind.startsWith(insolvencyMark);
  const lodged = await (isInsolvent ? insolvencyAccountsOf : estateAccountsOf)(tx, row.matter_id);
  const asked = { matterID: row.matter_id, language, kind: kind ?? usualKind(lodged) };
  return isInsolvent ? drawInsolvencyAccountOf(tx, asked, now) : drawEstateAccount(tx, { ...asked, holdBack }, now);
}

async function paperOf(tx: Tx, parts: Parts, { facts_file_id }: LodgedRow): Promise<Paper> {
  const file = await fileOf(tx, facts_file_id);
  return frozenPaper(parts.files, file.key);
}

async function openLodged(tx: Tx, id: number): Promise<LodgedRow> {
  const row = await lodgedStore(tx).find(id);
  await openMatter(tx, row.matter_id, 'reports');
  return row;
}

export const handledLodgingCalls = handle(lodgingCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'reports');
      return (await lodgedStore(tx).ofMatter(query.matterID)).toReversed().map(presentLodged);
    }),
  getKinds: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const { system_type } = await openMatter(tx, query.matterID, 'reports');
      const isInsolvent = system_type === systemType.liquidation;
      const lodged = await (isInsolvent ? insolvencyAccountsOf : estateAccountsOf)(tx, query.matterID);
      const isOffered = ({ kind }: { readonly kind: AccountKind }): boolean =>
        !isInsolvent || !ofDeceasedAlone.has(kind);
      return {
        usual: usualKind(lodged),
        heldBack: usualHoldBack('amendedFirst', await estateAccountsOf(tx, query.matterID)),
        kinds: kindsNow(lodged)
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
    const figures = await asked.tenant.transaction((tx) => figuresOpen(tx, asked.query, asked.now));
    return { ...found, points: [...found.points, ...figures.points], settled: figures.settled };
  },
  markRequirement,
  settlePoint,
  lodgeEstate: further(async (asked) => {
    const { body, now } = asked;
    const row = await lodge(asked, body.matterID, async (tx, matter) => {
      const drawn = await drawEstateAccount(tx, body, now, { isDraft: false });
      if ('stopping' in drawn) return orRefuse(new Refused(drawn.stopping));
      const ready = toLodge(drawn);
      const open = await openBefore(tx, matter, drawn, now);
      if (open.length > 0 && !body.despiteOpen) {
        orRefuse(
          refuse(
            'despiteOpen',
            said('Open before lodging: {count}. Look at what is stopping this; or lodge it nevertheless.', {
              count: open.length,
            }),
          ),
        );
      }
      return { ...ready, open };
    });
    return presentLodged(row);
  }),
  lodgeCurator: further(async (asked) => {
    const { body, now } = asked;
    const row = await lodge(asked, body.matterID, async (tx) => {
      const drawn = await drawCuratorAccountOf(tx, body, now, { isDraft: false });
      if (!('year' in drawn)) return orRefuse(new Refused(drawn.stopping));
      if (drawn.year.account.heading.accountNumber !== body.accountNumber) {
        orRefuse(refuse('accountNumber', 'This account was lodged meanwhile. Look at the one that comes now.'));
      }
      return curatorToLodge(drawn);
    });
    return presentLodged(row);
  }),
  lodgeInsolvency: further(async (asked) => {
    const { body, now } = asked;
    const row = await lodge(asked, body.matterID, async (tx) => {
      const drawn = await drawInsolvencyAccountOf(tx, body, now, { isDraft: false });
      return 'stopping' in drawn ? orRefuse(new Refused(drawn.stopping)) : insolvencyToLodge(drawn);
    });
    return presentLodged(row);
  }),
  compare: further(({ tenant, query, parts, now }) =>
    tenant.transaction(async (tx) => {
      const row = await openLodged(tx, query.id);
      const before = await paperOf(tx, parts, row);
      const other = query.againstID === undefined ? undefined : await openLodged(tx, query.againstID);
      if (other && other.matter_id !== row.matter_id) throw new NotFound();
      const drawn = other ?? (await paperNow(tx, row, query, now));
      if ('stopping' in drawn) return orRefuse(new Refused(drawn.stopping));
      const after = 'paper' in drawn ? drawn.paper : await paperOf(tx, parts, drawn);
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
  file: further(({ tenant, query, parts }) =>
    tenant.transaction(async (tx) => {
      const row = await openLodged(tx, query.id);
      const { file: _file, ...download } = await openFile(
        tx,
        parts.files,
        query.what === 'paper' ? row.paper_file_id : row.facts_file_id,
      );
      return download;
    }),
  ),
});
