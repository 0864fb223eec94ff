import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { parseAmount } from '@boedel/domain/formats/parse-amount';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { Paper } from '@boedel/document/tree/paper';
import type { BatchList } from '@boedel/domain/templates/standard';
import { listPieces } from '@boedel/domain/templates/catalogue';
import { findStandardText } from '@boedel/domain/templates/standard-texts';
import type { Scalar } from '@boedel/domain/templates/condition';
import { fillBody, type MergeData } from '@boedel/domain/templates/fill';
import type { FilledBody } from '@boedel/domain/templates/filled';
import { type MergeField, mergeField } from '@boedel/domain/templates/merge-fields';
import type { Tx } from '../../platform/db/database';
import type { FileStore } from '../../platform/files/file-store';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperTranslator } from '../../platform/paper/words';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { companyStore, presentCompany } from '../firm/company.store';
import { readReminderAnswers } from '../waiting/reminder';
import { readActivityAnswers } from './activity-answers';
import { checkMayFill } from './fields-in-reach';
import { gather } from './merge-data/gather';
import type { PaperMadeRow } from './paper-made.store';
import { checkContent } from './save-template';
import { listNamesIn } from './used-names';

export type PaperAnswers = Readonly<Record<string, Scalar>>;
export interface BatchRowPlace {
  readonly list: BatchList;
  readonly index: number;
}

export interface PaperText {
  readonly content: string;
  readonly language: 'en' | 'af';
}

export interface PaperRequest {
  readonly title: string;
  readonly content: string;
  readonly language: 'en' | 'af';
  /** The same paper in the other language, for a recipient who is written to in it. */
  readonly other?: PaperText | undefined;
  readonly answers: PaperAnswers;
  /** The catalogue's template it comes from, whose usual answers it takes. */
  readonly standardId: number | null;
  readonly row?: BatchRowPlace | null | undefined;
  readonly hasLetterhead?: boolean;
  /** What is awaited that it asks for again. */
  readonly waitingFor?: string | null | undefined;
  /** The activity it is a paper of, and of whom. */
  readonly filedWith?: { readonly activityID: number; readonly partyID?: number | null | undefined } | null | undefined;
}

export interface MadePaper {
  readonly paper: Paper;
  /** The text it was made from. */
  readonly text: PaperText;
  readonly filled: FilledBody;
  /** Everything that filled it, as it was. */
  readonly data: MergeData;
  readonly names: ReadonlySet<string>;
  /** What was typed and counted. */
  readonly answered: ReadonlySet<string>;
  /** The rows a paper of this kind can be made for. */
  readonly rows: readonly MergeData[];
}

/** The field at the end of a hole's path. */
const findField = (path: string): MergeField | undefined => mergeField(path.replace(/^.*\]\./, ''));

/** What was typed, as values of their kind: an amount in rand becomes cents. */
export function readAnswers(answers: PaperAnswers): PaperAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([path, value]) => {
      const kind = findField(path)?.kind;
      if (value === null || value === '') return [path, null];
      if (kind === 'money') return [path, throwIfRefused(parseAmount(String(value), path))];
      if (kind === 'flag') return [path, value === true || value === 'true'];
      if (kind === 'number') {
        const number = Number(value);
        if (!Number.isFinite(number)) throw new RefusalProblem(refuse(path, 'Enter a number.'));
        return [path, number];
      }
      if (kind === 'day' && !/^\d{4}-\d\d-\d\d$/.test(String(value)))
        throw new RefusalProblem(refuse(path, 'Enter a date as YYYY-MM-DD.'));
      return [path, value];
    }),
  );
}

/** What is usually answered: a fortnight to reply, who signs, the period until today. */
function computeUsualAnswers(
  data: MergeData,
  { standardId, language }: Pick<PaperRequest, 'standardId' | 'language'>,
  today: LocalDate,
): MergeData {
  const executor = ((data['executors'] ?? []) as readonly MergeData[])[0] ?? {};
  const given =
    standardId === null
      ? {}
      : ((findStandardText(standardId, language) ?? findStandardText(standardId, 'en'))?.defaults ?? {});
  const ofTemplate = Object.entries(given).map(([name, value]) => {
    const kind = mergeField(name)?.kind;
    if (kind === 'day' && /^\+\d+$/.test(value)) return [name, addDays(today, Number(value))];
    return [name, kind === 'number' ? Number(value) : value];
  });
  return {
    'letter.deadline': addDays(today, 14),
    'form.asAt': today,
    'form.toDate': today,
    'form.fromDate':
      (data['matter.lettersDate'] as string | null | undefined) ??
      (data['matter.instructionDate'] as string | null | undefined) ??
      null,
    'signing.name': executor['executor.name'] ?? null,
    'signing.idNumber': executor['executor.idNumber'] ?? null,
    'signing.address': executor['executor.address'] ?? null,
    'signing.capacity': executor['executor.capacity'] ?? null,
    ...Object.fromEntries(ofTemplate),
  };
}

const chooseFirst = (value: MergeData[string] | undefined): Scalar =>
  Array.isArray(value) ? null : ((value as Scalar) ?? null);

/** What the fields of a row of each list begin with. */
export const itemOf = {
  heirs: 'heir',
  liabilities: 'liability',
  claims: 'claim',
  creditors: 'creditor',
  dividends: 'dividend',
  contributors: 'contributor',
  employees: 'employee',
  banks: 'bank',
  insurers: 'insurer',
  recipients: 'recipient',
} as const satisfies Record<BatchList, string>;

/** Whom a row is about. */
export const readRecipientName = (row: MergeData, list: BatchList): Scalar =>
  chooseFirst(row[`${itemOf[list]}.name`] ?? row[`${itemOf[list]}.creditor`]);

/** The language whom a paper is for is written to in, where that is known. */
export const readRecipientLanguage = (data: MergeData): 'en' | 'af' | null => {
  const language = data['recipient.language'];
  return language === 'en' || language === 'af' ? language : null;
};

const byEmail = { en: 'By email', af: 'Per e-pos' } as const;
const dear = { en: 'Dear', af: 'Geagte' } as const;

/** One row of a list is whom the paper is for: it is the recipient, and nobody else's row is in reach. */
function chooseRow(data: MergeData, row: BatchRowPlace | null | undefined, language: 'en' | 'af'): MergeData {
  if (!row) return data;
  const chosen = ((data[row.list] ?? []) as readonly MergeData[])[row.index];
  if (!chosen) return data;
  const part = itemOf[row.list];
  const named = readRecipientName(chosen, row.list);
  const isListed = row.list === 'recipients';
  return {
    ...data,
    ...(isListed ? chosen : { [row.list]: [chosen] }),
    'recipient.name': named,
    'recipient.address':
      chooseFirst(chosen[`${part}.address`]) ??
      (chooseFirst(chosen[`${part}.email`]) && `${byEmail[language]}: ${String(chooseFirst(chosen[`${part}.email`]))}`),
    'recipient.email': chooseFirst(chosen[`${part}.email`]),
    ...(!isListed && {
      'recipient.reference': chooseFirst(chosen[`${part}.reference`]),
      'recipient.amount': chooseFirst(chosen[`${part}.amount`]),
    }),
    'recipient.salutation': named && `${dear[language]} ${String(named)}`,
    'recipient.language': chooseFirst(chosen[`${part}.language`]),
  };
}

/** Lists of institutions, each of which holds something of its own. */
const holders = ['banks', 'insurers'] as const;

/**
 * A letter about accounts goes to one bank and one about policies to one insurer, also where it is made alone: to the one
 * it was addressed to, else to the first. What others hold is none of its business.
 */
function chooseHolder(
  data: MergeData,
  names: ReadonlySet<string>,
  answers: PaperAnswers,
): BatchRowPlace | 'none' | undefined {
  const list = holders.find((one) => names.has(one));
  const rows = list ? ((data[list] ?? []) as readonly MergeData[]) : [];
  if (!list || rows.length === 0) return undefined;
  const to = answers['recipient.name'];
  if (typeof to !== 'string' || to.trim() === '') return { list, index: 0 };
  const index = rows.findIndex((row) => String(readRecipientName(row, list)).toLowerCase() === to.trim().toLowerCase());
  return index < 0 ? 'none' : { list, index };
}

const readDay = (answers: PaperAnswers, name: string): LocalDate | undefined =>
  typeof answers[name] === 'string' ? (answers[name] as LocalDate) : undefined;

interface PaperContext {
  readonly files: FileStore;
  readonly now: Date;
}
/** Makes the paper for one row after the other, from a matter that was read once. */
export type MakePaperForRow = (row?: BatchRowPlace | null, isOneOfMany?: boolean) => MadePaper;

/** Of many letters each goes to whom it is for: what was typed about the recipient stands in where nothing is captured. */
const omitRecipientAnswers = (answers: PaperAnswers, data: MergeData): PaperAnswers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !name.startsWith('recipient.') || (data[name] ?? null) === null),
  );

/** A list the text does not name fills nothing: it is neither held nor kept with the paper. */
function omitOtherLists(data: MergeData, names: ReadonlySet<string>): MergeData {
  // A total or a count names the list before its dot; a field of its rows may stand outside of it for the first of them.
  const lists = new Set(
    [...names].flatMap((name) => [name, name.slice(0, name.lastIndexOf('.')), mergeField(name)?.list]),
  );
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !Array.isArray(value) || lists.has(name)));
}

export async function createPaperMaker(
  tx: Tx,
  matter: OpenedMatter,
  toMake: PaperRequest,
  { files, now }: PaperContext,
): Promise<MakePaperForRow> {
  const { language, content } = toMake;
  const body = throwIfRefused(checkContent(content, [matter.system_type]));
  const answers = readAnswers(toMake.answers);
  const pieces = listPieces(language);
  const names = listNamesIn(body, pieces);
  const country = findCountry(matter.country) ?? defaultCountry;
  await checkMayFill(tx, matter.id, names);
  const gathered = await runAsFirm(tx, () =>
    gather(tx, matter, {
      names,
      language,
      now,
      files,
      from: readDay(answers, 'form.fromDate'),
      to: readDay(answers, 'form.asAt') ?? readDay(answers, 'form.toDate'),
      accountNo: typeof answers['account.number'] === 'number' ? answers['account.number'] : null,
      rafClaim: typeof answers['raf.claim'] === 'string' ? answers['raf.claim'] : null,
    }),
  );
  const say = createPaperTranslator(language, country);
  const usual = computeUsualAnswers(gathered, toMake, gathered['today'] as LocalDate);
  const reminding = toMake.waitingFor
    ? await readReminderAnswers(tx, { matterId: matter.id, key: toMake.waitingFor, now, language }, gathered, say)
    : {};
  const changing = toMake.filedWith ? await readActivityAnswers(tx, matter.id, toMake.filedWith, language) : {};
  const company = presentCompany(await companyStore(tx).ofFirm());
  return (row, isOneOfMany = false) => {
    const holder = row ? undefined : chooseHolder(gathered, names, answers);
    const chosen =
      holder === 'none' ? { ...gathered, banks: [], insurers: [] } : chooseRow(gathered, holder ?? row, language);
    const data = omitOtherLists({ ...usual, ...chosen, ...reminding, ...changing }, names);
    const typed = isOneOfMany ? omitRecipientAnswers(answers, data) : answers;
    const filled = fillBody(body, {
      data,
      language,
      country,
      say: (english) => say(english),
      pieces,
      answers: typed,
    });
    return {
      paper: layOutPaper(company, matter, toMake, filled),
      text: { content, language },
      filled,
      data: { ...data, ...typed },
      names,
      answered: new Set(Object.keys(typed)),
      rows: (gathered[row?.list ?? 'recipients'] ?? []) as readonly MergeData[],
    };
  };
}

/** A text filled from a matter: the paper, what is missing on it, and the data behind it. */
export async function makePaper(
  tx: Tx,
  matter: OpenedMatter,
  toMake: PaperRequest,
  at: PaperContext,
): Promise<MadePaper> {
  const made = (await createPaperMaker(tx, matter, toMake, at))(toMake.row);
  const { other } = toMake;
  if (!other || readRecipientLanguage(made.data) !== other.language) return made;
  return (await createPaperMaker(tx, matter, { ...toMake, ...other }, at))(toMake.row);
}

function layOutPaper(
  company: ReturnType<typeof presentCompany>,
  matter: OpenedMatter,
  { title, language, hasLetterhead }: Pick<PaperRequest, 'title' | 'language' | 'hasLetterhead'>,
  filled: FilledBody,
): Paper {
  const say = createPaperTranslator(language, findCountry(matter.country) ?? defaultCountry);
  return {
    title: filled.title ?? title,
    ...(filled.title !== null && { titled: 'within' as const }),
    language,
    ...(filled.hasLetterhead && hasLetterhead !== false && { letterhead: createLetterhead(company) }),
    foot: matter.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: filled.parts.map(({ newPage, blocks }) => ({ title: '', newPage, blocks })),
  };
}

type StoredMadePaper = Pick<PaperMadeRow, 'title' | 'language' | 'content' | 'data' | 'answers'>;

/** A paper that was made before, from the text and the data it was made from then. */
export async function rebuildPaper(tx: Tx, matter: OpenedMatter, kept: StoredMadePaper): Promise<Paper> {
  const language = kept.language as PaperRequest['language'];
  const country = findCountry(matter.country) ?? defaultCountry;
  const say = createPaperTranslator(language, country);
  const filled = fillBody(throwIfRefused(checkContent(kept.content, [matter.system_type])), {
    data: kept.data,
    language,
    country,
    say: (english) => say(english),
    pieces: listPieces(language),
    answers: readAnswers(kept.answers as PaperAnswers),
  });
  return layOutPaper(presentCompany(await companyStore(tx).ofFirm()), matter, { title: kept.title, language }, filled);
}

/** A paper with a hole is not made: each is named with where it is captured. */
export function checkNoHoles(made: MadePaper): MadePaper {
  const { missing } = made.filled;
  if (missing.length === 0) return made;
  const [one] = missing;
  const rest = missing.length - 1;
  throw new RefusalProblem(
    refuse(
      'missing',
      rest === 0
        ? message('“{field}” is not captured yet. Capture it, or type it for this paper.', {
            field: message(one!.label),
          })
        : message('“{field}” and {count} more are not captured yet. Capture them, or type them for this paper.', {
            field: message(one!.label),
            count: rest,
          }),
    ),
  );
}
