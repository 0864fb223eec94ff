import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AnswerOf } from '@boedel/contract/call';
import type { packCalls } from '@boedel/contract/packs/packs.calls';
import type { Paper, PaperBlock } from '@boedel/document/tree/paper';
import type { PaperPack, PackFault, PackRow } from '@boedel/document/pack/pack';
import { packKind } from '@boedel/domain/documents/document-kinds';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { type Message, message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { FileStore } from '../../platform/files/file-store';
import { storeOwnFile, saveFile } from '../../platform/files/stored-file';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { createPackFile } from '../../platform/paper/paper-file';
import { createPaperTranslator } from '../../platform/paper/words';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { rebuildPaper } from '../templates/make-paper';
import { describeUnusable, chooseTreatment } from './pack-choices';
import { type PackChoice, packStore } from './pack.store';
import { presentPack } from './pack.present';

type MakePackBody = Parameters<Handler<typeof packCalls.makePack>>[0]['body'];

/** What a pack is made of, and what is said at its front. */
export interface PackRequest extends MakePackBody {
  /** The file's own name, where an office prescribes one. */
  readonly fileName?: string;
  /** At the front, before the index: what is missing. */
  readonly front?: readonly PaperBlock[];
  /** Set for the pack and in no document of the matter, such as the account. They come first. */
  readonly papers?: readonly { readonly title: string; readonly paper: Paper }[];
}

/** Together they are held in memory while they are bound. */
const mostBytes = 150 * 1024 * 1024;

const why: Readonly<Record<PackFault, (title: string) => Message>> = {
  locked: (title) =>
    message(
      '“{title}” is locked with a password. Save it without the password, upload that copy and add it to the pack.',
      {
        title,
      },
    ),
  broken: (title) =>
    message('“{title}” cannot be read. Save or scan it again, file that, and put it into the pack.', { title }),
  empty: (title) => message('“{title}” has no pages. Leave it out, or upload it again.', { title }),
};

export interface ChosenPackPaper {
  readonly paper: PackChoice;
  readonly row: PackRow;
}

export async function choosePackPapers(
  tx: Tx,
  matter: OpenedMatter,
  items: MakePackBody['items'],
): Promise<ChosenPackPaper[]> {
  const store = packStore(tx);
  const papers = new Map((await store.choicesOf(matter.id)).map((paper) => [paper.id, paper]));
  const chosen: ChosenPackPaper[] = [];
  for (const [place, { documentID, mark }] of items.entries()) {
    const paper = papers.get(documentID);
    if (!paper) throw new NotFound();
    const how = chooseTreatment(paper);
    if (how === null) throw new RefusalProblem(refuse(`items.${place}`, describeUnusable(paper.title)));
    const source = how === 'made' ? await rebuildPaper(tx, matter, await store.paperMade(paper.paper_id!)) : how;
    chosen.push({ paper, row: { title: paper.title, mark: mark ?? null, source } });
  }
  const bytes = chosen.reduce((sum, { paper }) => sum + paper.size, 0);
  if (bytes > mostBytes) {
    throw new RefusalProblem(
      refuse('items', message('Choose documents of at most {size} MB in total, or create two packs.', { size: 150 })),
    );
  }
  return chosen;
}

function createPack(
  matter: OpenedMatter,
  { title, language, front = [] }: PackRequest,
  rows: readonly PackRow[],
): PaperPack {
  const say = createPaperTranslator(language, findCountry(matter.country) ?? defaultCountry);
  return {
    cover: {
      title,
      language,
      foot: matter.reference,
      pageWords: { page: say('Page'), of: say('of') },
      parts: [],
    },
    above: [
      {
        kind: 'facts',
        rows: [
          { label: say('Matter'), value: matter.name },
          { label: say('Our reference'), value: matter.reference },
        ],
      },
      ...front,
    ],
    words: {
      index: say('Index'),
      number: say('No'),
      title: say('Document'),
      mark: say('Voucher'),
      page: say('Page'),
    },
    rows,
  };
}

async function readAll(files: FileStore, chosen: readonly ChosenPackPaper[]): Promise<(Uint8Array | undefined)[]> {
  const all: (Uint8Array | undefined)[] = [];
  for (const { paper, row } of chosen) {
    if (typeof row.source === 'object') all.push(undefined);
    else {
      const content = await files.get(paper.key);
      all.push(content instanceof Readable ? await buffer(content) : content);
    }
  }
  return all;
}

/** Bound by the press between two transactions, as every paper is. */
export async function bindPack(
  { scope, actor, services }: PackMaker,
  matter: OpenedMatter,
  body: PackRequest,
  chosen: readonly ChosenPackPaper[],
): Promise<AnswerOf<typeof packCalls.makePack>> {
  const drawn = (body.papers ?? []).map(({ title, paper }): PackRow => ({ title, mark: null, source: paper }));
  const rows = [...drawn, ...chosen.map(({ row }) => row)];
  const read = [...drawn.map(() => undefined), ...(await readAll(services.files, chosen))];
  const made = await createPackFile(createPack(matter, body, rows), read);
  if ('faults' in made) {
    const [first] = made.faults;
    throw new RefusalProblem(refuse(`items.${first!.row - drawn.length}`, why[first!.fault](rows[first!.row]!.title)));
  }
  const name = body.fileName ?? `${body.title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`;
  const kept = await storeOwnFile(services.files, scope.firmId, {
    name,
    contentType: 'application/pdf',
    content: made.file,
  });
  return scope.transaction(async (tx) => {
    await openToCapture(tx, actor, matter.id, 'documents');
    const file = await saveFile(tx, kept, matter.id);
    const document = await documentStore(tx).insert({
      matter_id: matter.id,
      file_id: file.id,
      title: body.title,
      type: packKind,
      edition: 1,
      replaces_id: null,
      voucher: null,
    });
    const items = chosen.map(({ paper, row }, place) => ({
      documentID: paper.id,
      title: row.title,
      mark: row.mark,
      sha256: paper.sha256,
      ...made.bound[place + drawn.length]!,
    }));
    const pack = await packStore(tx).insert({
      matter_id: matter.id,
      document_id: document.id,
      title: body.title,
      language: body.language,
      items,
      pages: made.pages,
    });
    await audit(tx, actor, 'document.bound', {
      entity: ['matter_document', document.id],
      matterId: matter.id,
      after: {
        title: body.title,
        pages: made.pages,
        sha256: file.sha256,
        papers: rows.map(({ title }) => title),
      },
    });
    return presentPack(await packStore(tx).tell(pack.id));
  });
}

type PackMaker = Pick<Parameters<ServiceHandler<typeof packCalls.makePack>>[0], 'scope' | 'actor' | 'services'>;

export const makePack: ServiceHandler<typeof packCalls.makePack> = async (request) => {
  const { scope, actor, body } = request;
  const { matter, chosen } = await scope.transaction(async (tx) => {
    const opened = await openToCapture(tx, actor, body.matterID, 'documents');
    return { matter: opened, chosen: await choosePackPapers(tx, opened, body.items) };
  });
  return bindPack(request, matter, body, chosen);
};
