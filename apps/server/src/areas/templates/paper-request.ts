import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import type { Tx } from '../../platform/db/database';
import { settingStore } from '../firm/settings.store';
import type { PaperRequest } from './make-paper';
import { findTextInOtherLanguage, presentTemplate, readStandardTemplate } from './save-template';
import { templateStore } from './template.store';

interface TemplatePaperRequest {
  readonly content?: string | null | undefined;
  readonly title?: string;
  readonly templateID?: number | null | undefined;
  readonly isStandardTemplate: boolean;
  readonly language?: 'en' | 'af' | null | undefined;
  readonly answers: PaperRequest['answers'];
  readonly row?: PaperRequest['row'];
  readonly waitingFor?: string | null | undefined;
  readonly filedWith?: PaperRequest['filedWith'];
}

export interface PaperRequestByLanguage extends PaperRequest {
  readonly languages: ('en' | 'af')[];
  /** The language that was chosen. */
  readonly wantedLanguage: 'en' | 'af' | null;
}

/** The text a paper is made from: the copy that was edited for it, or the template's own. */
export async function toMakeOf(tx: Tx, asked: TemplatePaperRequest): Promise<PaperRequestByLanguage> {
  const isOpen = !asked.language && (asked.content ?? null) === null;
  // Nobody chose: the firm's language, until the recipient's is known.
  const language = isOpen ? ((await settingStore(tx).ofFirm()).language as 'en' | 'af') : asked.language;
  const found = asked.templateID
    ? asked.isStandardTemplate
      ? await readStandardTemplate(tx, asked.templateID, language)
      : presentTemplate(await templateStore(tx).find(asked.templateID))
    : undefined;
  const standardNumber = asked.isStandardTemplate ? (asked.templateID ?? null) : null;
  const standardId = found?.templateTypeID ?? null;
  const batch = standardId === null ? undefined : getStandardTemplate(standardId)?.batch;
  return {
    title: asked.title ?? found?.title ?? '',
    content: asked.content ?? found?.content ?? '',
    language: found?.language ?? language ?? 'en',
    other: isOpen && found ? await findTextInOtherLanguage(tx, standardNumber, found.language) : undefined,
    languages: found?.languages ?? ['en', 'af'],
    wantedLanguage: asked.language ?? null,
    answers: asked.answers,
    waitingFor: asked.waitingFor,
    filedWith: asked.filedWith,
    standardId,
    row: asked.row ?? (batch && batch !== 'recipients' ? { list: batch, index: 0 } : null),
  };
}
