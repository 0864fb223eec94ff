import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { packCalls } from '@boedel/contract/packs/packs.calls';
import type { Pack, PackFault, PackRow } from '@boedel/document/pack/pack';
import { packKind } from '@boedel/domain/documents/document-kinds';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { type Said, said } from '@boedel/domain/law/said';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { FileStore } from '../../platform/files/file-store';
import { keepOwnFile, saveFile } from '../../platform/files/stored-file';
import type { FurtherHandler, Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { packFile } from '../../platform/paper/paper-file';
import { sayIn } from '../../platform/paper/words';
import { NotFound } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { paperAgain } from '../templates/make-paper';
import { cannotBeTaken, takenAs } from './pack-choices';
import { type PackChoice, packStore } from './pack.store';
import { presentPack } from './pack.present';

type Body = Parameters<Handler<typeof packCalls.makePack>>[0]['body'];

/** Together they are held in memory while they are bound. */
const mostBytes = 150 * 1024 * 1024;

const why: Readonly<Record<PackFault, (title: string) => Said>> = {
  locked: (title) =>
    said(
      '“{title}” is locked with a password. Save a copy without the password, file that, and put it into the pack.',
      {
        title,
      },
    ),
  broken: (title) =>
    said('“{title}” cannot be read. Save or scan it again, file that, and put it into the pack.', { title }),
  empty: (title) => said('“{title}” has no page. Leave it out, or file it again.', { title }),
};

interface Chosen {
  readonly paper: PackChoice;
  readonly row: PackRow;
}

async function choose(tx: Tx, matter: OpenedMatter, items: Body['items']): Promise<Chosen[]> {
  const store = packStore(tx);
  const papers = new Map((await store.choicesOf(matter.id)).map((paper) => [paper.id, paper]));
  const chosen: Chosen[] = [];
  for (const [place, { documentID, mark }] of items.entries()) {
    const paper = papers.get(documentID);
    if (!paper) throw new NotFound();
    const how = takenAs(paper);
    if (how === null) return orRefuse(refuse(`items.${place}`, cannotBeTaken(paper.title)));
    const source = how === 'made' ? await paperAgain(tx, matter, await store.paperMade(paper.paper_id!)) : how;
    chosen.push({ paper, row: { title: paper.title, mark: mark ?? null, source } });
  }
  const bytes = chosen.reduce((sum, { paper }) => sum + paper.size, 0);
  if (bytes > mostBytes) {
    return orRefuse(
      refuse('items', said('Choose papers of at most {size} MB together, or make two packs.', { size: 150 })),
    );
  }
  return chosen;
}

function packOf(matter: OpenedMatter, { title, language }: Body, rows: readonly PackRow[]): Pack {
  const say = sayIn(language, countryNamed(matter.country) ?? defaultCountry);
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

async function readAll(files: FileStore, chosen: readonly Chosen[]): Promise<(Uint8Array | undefined)[]> {
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
export const makePack: FurtherHandler<typeof packCalls.makePack> = async ({ tenant, actor, parts, body }) => {
  const { matter, chosen } = await tenant.transaction(async (tx) => {
    const opened = await openToCapture(tx, actor, body.matterID, 'documents');
    return { matter: opened, chosen: await choose(tx, opened, body.items) };
  });
  const rows = chosen.map(({ row }) => row);
  const made = await packFile(packOf(matter, body, rows), await readAll(parts.files, chosen));
  if ('faults' in made) {
    const [first] = made.faults;
    return orRefuse(refuse(`items.${first!.row}`, why[first!.fault](rows[first!.row]!.title)));
  }
  const name = `${body.title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`;
  const kept = await keepOwnFile(parts.files, tenant.firmId, {
    name,
    contentType: 'application/pdf',
    content: made.file,
  });
  return tenant.transaction(async (tx) => {
    await openToCapture(tx, actor, matter.id, 'documents');
    const file = await saveFile(tx, kept, matter.id);
    const document = await documentStore(tx).insert({
      matter_id: matter.id,
      file_id: file.id,
      title: body.title,
      type: packKind,
      edition: 1,
      replaces_id: null,
    });
    const items = chosen.map(({ paper, row }, place) => ({
      documentID: paper.id,
      title: row.title,
      mark: row.mark,
      sha256: paper.sha256,
      ...made.bound[place]!,
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
      after: { title: body.title, pages: made.pages, sha256: file.sha256, papers: items.map(({ title }) => title) },
    });
    return presentPack(await packStore(tx).tell(pack.id));
  });
};
