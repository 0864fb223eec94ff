import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { OnlyCapture } from '../ui/only-capture';
import { useMatter } from '../ui/the-matter';
import { useCall } from './hooks';

interface FilePaperProps {
  readonly label: string;
  /** What a paper that is filed here is about. */
  readonly about: Readonly<Record<string, number | string>>;
  /** One sentence for when one was filed. */
  readonly says: string;
  /** Which paper it is, where several lie on one page. */
  readonly isNamedBy?: string;
}

/** Takes files of the person's own machine and files them on the matter. */
export function FileAPaper({ label, about, says, isNamedBy }: FilePaperProps) {
  const matter = useMatter();
  const input = useRef<HTMLInputElement>(null);
  const upload = useCall(documentCalls.UploadFile, { says });
  return (
    <>
      <OnlyCapture needs="documents">
        <Button
          variant="default"
          size={isNamedBy ? 'compact-xs' : 'compact-sm'}
          {...(isNamedBy && { 'aria-label': `${label}: ${isNamedBy}` })}
          loading={upload.isRunning}
          leftSection={<IconUpload size={14} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      </OnlyCapture>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={isNamedBy ? `${label}: ${isNamedBy}` : label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) upload.run({ matterID: matter.id, ...about }, { files });
        }}
      />
    </>
  );
}
