import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallError } from '../../client/errors';
import { exchangeCall } from '../../client/send';
import { t } from '../../i18n/t';
import { Loaded } from '../../ui/states';
import type { FiledDocumentDetails } from './documents.queries';
import styles from './documents.module.css';

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
const texts: ReadonlySet<string> = new Set(['text/plain', 'text/csv', 'message/rfc822']);
const mostText = 200_000;

const isShown = ({ contentType, hasScript }: FiledDocumentDetails): boolean =>
  (contentType === 'application/pdf' && !hasScript) || pictures.has(contentType) || texts.has(contentType);

/** The paper itself, as far as a browser shows it. Its type is the one the server found in the bytes, never another. */
export function Preview({ paper }: { paper: FiledDocumentDetails }) {
  const read = useQuery<Blob | string, CallError>({
    queryKey: [documentCalls.downloaddocument.path, paper.id],
    enabled: isShown(paper),
    staleTime: Infinity, // the bytes of a version never change
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const input = { query: { documentID: paper.id } };
      const response = await exchangeCall(documentCalls.downloaddocument, input, { signal, quiet: true, silent: true });
      if (!response.ok)
        throw new CallError(
          t('We cannot show this file. Download it, or contact your administrator.'),
          response.status,
        );
      const bytes = await response.arrayBuffer();
      return texts.has(paper.contentType)
        ? new TextDecoder().decode(bytes.slice(0, mostText))
        : new Blob([bytes], { type: paper.contentType });
    },
  });
  if (!isShown(paper)) {
    return (
      <p className={styles.noPreview}>
        {paper.hasScript
          ? t('This PDF contains a script, so we do not open it here. Download it if you trust its source.')
          : t('We cannot preview this type of file. Download it to read it.')}
      </p>
    );
  }
  return <Loaded read={read}>{(shown) => <Shown shown={shown} paper={paper} />}</Loaded>;
}

/** A picture or a PDF has an address for as long as it is on the screen. */
function Shown({ shown, paper }: { shown: Blob | string; paper: FiledDocumentDetails }) {
  const place = useCallback(
    (element: HTMLIFrameElement | HTMLImageElement | null) => {
      if (!element || typeof shown === 'string') return undefined;
      const address = URL.createObjectURL(shown);
      // The file itself has the room, not a list of its pages.
      element.src = shown.type === 'application/pdf' ? `${address}#navpanes=0&view=FitH` : address;
      return () => URL.revokeObjectURL(address);
    },
    [shown],
  );
  if (typeof shown === 'string') return <pre className={styles.text}>{shown}</pre>;
  return paper.contentType === 'application/pdf' ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a browser draws no PDF in one; the type is ours to say
    <iframe ref={place} className={styles.pdf} title={paper.title} />
  ) : (
    <img ref={place} className={styles.picture} alt={paper.title} />
  );
}
