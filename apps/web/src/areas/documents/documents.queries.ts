import type { WireAnswer } from '@boedel/contract/call';
import { documentCalls, type documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { findDocumentKind, documentKinds } from '@boedel/domain/documents/document-kinds';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';

export type FiledDocumentDetails = WireAnswer<typeof documentCalls.getbydocumentid>;
export type LinkTarget = WireAnswer<typeof documentLinkCalls.getLinkTargets>[number];
export type MissingDocuments = WireAnswer<typeof documentCalls.getMissingDocuments>;

export const useMissing = (matterID: number) =>
  useRead(documentCalls.getMissingDocuments, { matterID }, { quiet: true });

export const nameKind = (type: number | null): string => {
  const name = type === null ? undefined : findDocumentKind(type)?.name;
  return name ? t(name) : '';
};

/** The kinds a matter of this type has, by name. */
export const listKindChoices = (systemTypeID: number): { value: string; label: string }[] =>
  documentKinds
    .filter(({ systemTypes }) => systemTypes.some((one) => one === systemTypeID))
    .map(({ number, name }) => ({ value: String(number), label: t(name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

/** What sort of file it is, as people say it: 'PDF', 'DOCX'. */
export const readFileExtension = (fileName: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';

export const formatSize = (bytes: number): string =>
  bytes === 0
    ? '0 KB'
    : bytes < 1024 * 1024
      ? `${Math.max(1, Math.ceil(bytes / 1024))} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
