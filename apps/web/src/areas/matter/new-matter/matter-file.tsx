import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../../../client/paths';
import { useCall } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { ArchivePreview, type ArchivePreviewData } from './archive-preview';

interface MatterFileImport {
  readonly choose: () => void;
  readonly isRunning: boolean;
  /** The field the file is chosen in, which is never seen, and what the chosen file holds. */
  readonly input: ReactNode;
}

/** Shows what the archive of a matter holds, imports it as a new one, and goes there. */
export function useMatterFile(): MatterFileImport {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [files, setFiles] = useState<File[]>([]);
  const [preview, setPreview] = useState<ArchivePreviewData>();
  const look = useCall(matterCalls.previewImport, { onDone: setPreview });
  const open = useCall(matterCalls.importMatter, {
    says: t('The matter was opened from its file.'),
    onDone: ({ matterID }) => void navigate({ to: paths.matter.details({ id: matterID }) }),
  });
  return {
    choose: () => field.current?.click(),
    isRunning: look.isRunning || open.isRunning,
    input: (
      <>
        <input
          ref={field}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label={t('Open a matter’s file')}
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            if (chosen.length === 0) return;
            setFiles(chosen);
            look.run({}, { files: chosen });
          }}
        />
        {preview && (
          <ArchivePreview
            preview={preview}
            isImporting={open.isRunning}
            onImport={() => open.run({ preview: preview.preview }, { files })}
            onClose={() => setPreview(undefined)}
          />
        )}
      </>
    ),
  };
}
