import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../../client/paths';
import { useCall } from '../../../client/hooks';
import { t } from '../../../i18n/t';

interface FromFile {
  readonly choose: () => void;
  readonly isRunning: boolean;
  /** The field the file is chosen in; it is never seen. */
  readonly input: ReactNode;
}

/** Opens the archive of a matter as a new one, and goes there. */
export function useMatterFile(): FromFile {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const open = useCall(matterCalls.importMatter, {
    says: t('The matter was opened from its file.'),
    onDone: ({ matterID }) => void navigate({ to: paths.matter.details({ id: matterID }) }),
  });
  return {
    choose: () => field.current?.click(),
    isRunning: open.isRunning,
    input: (
      <input
        ref={field}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('Open a matter’s file')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) open.run({}, { files });
        }}
      />
    ),
  };
}
