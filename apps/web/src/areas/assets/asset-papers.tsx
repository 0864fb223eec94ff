import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { useRead } from '../../client/hooks';
import { Papers } from '../../client/papers';
import { t } from '../../i18n/t';
import { type AssetAnswer } from './assets.queries';

/** The papers of an asset. A new valuation paper is evidence of the value in use. */
export function AssetPapers({ asset }: { asset: AssetAnswer }) {
  const read = useRead(documentCalls.getbyassetid, { assetID: asset.id });
  return (
    <Papers
      read={read}
      about={{ assetID: asset.id }}
      none={t('No documents for this asset.')}
      says={t('Added to the asset.')}
    />
  );
}
